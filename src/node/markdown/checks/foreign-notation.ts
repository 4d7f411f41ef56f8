import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pointAfter } from '../../../shared/point.ts';
import type { NotationRow } from '../../content/diagnostic.ts';
import { type Reporter, sourceOf } from '../page/reporter.ts';
import { WRITTEN_IDS } from '../text/headings.ts';

// Markdown has no syntax errors: unknown notation is text. Without this check, the notation of other tools would be
// published as written.

/** Notation that Docusaurus, VitePress, Starlight or GitHub understand and this site does not. */
interface ForeignNotation {
  readonly example: string;
  readonly pattern: RegExp;
  /** What writers of this site write instead. */
  readonly remedy: string;
  /** The row of docs/notation.md about the remedy. */
  readonly row: NotationRow | undefined;
  /** Marks notation that occurs in code instead of text. */
  readonly isInCode?: true;
}

const DEMO = 'A live example has a line of its own: ::demo[What the reader sees.]{name="nodes"}.';

/** The patterns, each of which finds its example. What one has found is hidden from the next. */
export const FOREIGN_NOTATION: readonly ForeignNotation[] = [
  {
    example: '::: warning Take care',
    pattern:
      /^:{3,}.*$(?:[\s\S]{0,2000}?^:{3,}$)?|::(?:demo|challenge|diagram|troubleshooting|changelog)\b.*|(?<![\p{L}\p{N}_:]):[a-z][\w-]*(?=[[{])(?:\[[^\]\n]*\]?)?(?:\{[^}\n]*\}?)?|^\[![\w-]+\].*$/gmu,
    remedy: `A note begins with a line ":::note[Title]" and ends with a line ":::". ${DEMO} So have the other directives.`,
    row: 'note',
  },
  {
    example: "import Tabs from '@theme/Tabs';",
    pattern:
      /^import\s(?:[\w*{][^'"]{0,300}\sfrom\s+)?["'][^"'\n]+["'];?$|^export\s+(?:default|const|let|async|function|class|type)\s.*$|<[A-Z][\w.]*\s[^<>]{0,300}?=\s*\{.*|^<\/?>/gm,
    remedy: `Write what it shows in markdown. ${DEMO}`,
    row: 'demo',
  },
  {
    example: 'The version is {props.version}.',
    pattern:
      /\{\{[^{}\n]{1,200}\}\}|\{%[^{}\n]{1,200}%\}|\{\/\*[\s\S]{0,300}?\*\/\}|\{["'][^"'\n]{0,50}["']\}|(?<![\w$/{])\{[a-z]\w*(?:\.\w+)+\}(?!\})/gi,
    remedy: 'Write the value or the text itself. A comment is "<!-- … -->".',
    row: undefined,
  },
  {
    example: '[[toc]]',
    pattern: /^\[?\[_?toc_?\]\]?$/gim,
    remedy: 'Remove it: each page shows its contents beside the text.',
    row: undefined,
  },
  {
    example: 'We are live :tada:',
    pattern: /(?<![\w:/.]):(?:[a-z][a-z0-9_+-]*|[+-]1|100):(?![\w:/])/g,
    remedy: 'Write the emoji itself, such as "🎉".',
    row: undefined,
  },
  {
    example: '[Nodes](/docs/nodes){target="_blank"}',
    pattern: /\{:?(?:[.#][a-z][\w-]*|[\w:-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s{}"'=]+))(?: +[^\s{}]+)* *\}/gi,
    remedy: 'Remove it: only headings have ids, "## Title {#my-id}", and nothing has attributes.',
    row: 'heading',
  },
  {
    example: 'The formula $E = mc^2$ is known.',
    pattern: /(?<![\w$])\$(?=[^$\n]*[\\^_=])[^\s$](?:[^$\n]*[^\s$])?\$(?![\w$])|^\$\$.*$/gm,
    remedy: 'Write it in words, as code, or with <sup> and <sub>.',
    row: 'HTML',
  },
  {
    example: '- [ ] Tie the raft',
    pattern: /^\[[ xX]\] /g,
    remedy: 'Write a plain list: "- Text".',
    row: undefined,
  },
  {
    example: '```js\nconst a = 1; // [!code ++]\n```',
    pattern: /(?:\/\/|#|<!--|\/\*)\s*(?:\[!code\s[^\]\n]*\]|highlight-(?:next-line|start|end)\b)/g,
    remedy:
      'Write the numbers of the lines after the language, {1,3-5}, or show the file again with "changes".',
    row: 'code',
    isInCode: true,
  },
  {
    example: '##Rafts',
    pattern: /^#{2,6}[^#\s].*$|^#{7,}\s.*$/gm,
    remedy: 'A heading has two to six number signs and a space: "## Title".',
    row: 'heading',
  },
  {
    example: '| A | B |\n|---|\n| 1 | 2 |',
    pattern: /^(?=.*-)(?=.*\|)[-:| \t]+$|^\|.*\|[ \t]*\n[ \t]*\|.*\|[ \t]*$/gm,
    remedy:
      'A table begins after a blank line with its header, and a line of dashes for as many cells: "| A | B |", "| --- | --- |".',
    row: undefined,
  },
  {
    example: 'It is ~old~ now.',
    pattern:
      /\*\*(?=\S)[^*\n]{1,300}\*\*|(?<![\p{L}\p{N}~])~(?=[^\s~/])[^~\n]{0,200}[^\s~/]~(?![\p{L}\p{N}/~])/gu,
    remedy:
      'Write "~~text~~", with two tildes. Bold text has its spaces and punctuation outside: "**Save**: then".',
    row: undefined,
  },
  {
    example: '[Nodes] (/docs/nodes)',
    pattern: /!?\[[^[\]\n]{1,200}\] \((?:\.{0,2}\/|#)[^()\s]*\)/g,
    remedy: 'Remove the space: "[text](/docs/…)".',
    row: 'link to a page',
  },
];

/** Reports the notation of other tools in the text and the code of a page. */
export function reportForeignNotation(tree: Root, source: string, report: Reporter): void {
  visit(tree, (node, _, parent) => {
    if ((node.type !== 'text' && node.type !== 'code') || parent?.type === 'link') return;
    const [start, written] = [node.position?.start, sourceOf(node, source)];
    if (start === undefined || written === undefined) return;
    let rest = parent?.type === 'heading' ? written.replace(WRITTEN_IDS, '') : written;
    for (const { pattern, remedy, row, isInCode = false } of FOREIGN_NOTATION) {
      if (isInCode !== (node.type === 'code')) continue;
      for (const { 0: found, index } of rest.matchAll(pattern)) {
        if (rest[index - 1] === '\\') continue;
        const [line = ''] = found.split('\n');
        const message = `"${line.trim()}" has no meaning here and will appear literally.`;
        const hint = isInCode ? remedy : `${remedy} If it is meant as text, put it in backticks.`;
        report.with({ row }).warning(pointAfter(start, written.slice(0, index)), message, hint);
      }
      rest = rest.replace(pattern, (found) => ' '.repeat(found.length));
    }
  });
}
