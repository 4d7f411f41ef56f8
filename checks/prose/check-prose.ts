import type { Code, Heading, Link, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { contentError, type Diagnostic, inReadingOrder } from '../../src/node/content/diagnostic.ts';
import { frontMatterOf } from '../../src/node/content/front-matter.ts';
import { parseYaml, textsIn } from '../../src/node/content/yaml.ts';
import { normaliseText } from '../../src/node/markdown/page/page.ts';
import { parseMarkdown } from '../../src/node/markdown/parse.ts';
import { WRITTEN_IDS } from '../../src/node/markdown/text/headings.ts';
import type { Point } from '../../src/shared/point.ts';
import type { LanguageCheck, ProseFinding } from './language.ts';

/**
 * Reports headings with the same text, which are ambiguous in a table of contents and for screen readers.
 * https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels
 */
function repeatedHeadings(tree: Root): readonly ProseFinding[] {
  const seen = new Map<string, number>();
  const findings: ProseFinding[] = [];
  visit(tree, 'heading', (heading) => {
    const text = textOf(heading).replace(WRITTEN_IDS, '').trim();
    const place = placeOf(heading);
    const former = seen.get(text.toLowerCase());
    if (former === undefined) seen.set(text.toLowerCase(), place.line);
    else {
      findings.push({
        ...place,
        message: `The heading "${text}" is already used on line ${former}.`,
        hint: 'Give each section a heading of its own.',
      });
    }
  });
  return findings;
}

/** Link texts that do not describe the target when read alone, as in a screen reader's list of links. */
const VAGUE = new Set([
  'click here',
  'details',
  'docs',
  'here',
  'learn more',
  'link',
  'more',
  'page',
  'read more',
  'see',
  'this',
  'this page',
]);

/**
 * Reports links whose text does not describe their target.
 * https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-link-only
 */
function vagueLinks(tree: Root): readonly ProseFinding[] {
  const findings: ProseFinding[] = [];
  visit(tree, 'link', (link: Link) => {
    const text = textOf(link).trim();
    if (!VAGUE.has(text.toLowerCase().replace(/(?<![.!…])[.!…]+$/, ''))) return;
    findings.push({
      ...placeOf(link),
      message: `The link text "${text}" does not say where the link leads.`,
      hint: 'Name the page or section, or what a reader finds there.',
    });
  });
  return findings;
}

function placeOf(node: Heading | Link): Point {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

/** The fields with sentences or labels, in front matter, API tables, the site and the sidebar. */
const PROSE_FIELDS = new Set(['title', 'tagline', 'description', 'label', 'text', 'deprecated', 'throws']);

/**
 * Returns the values of a YAML text that are prose, including those in lists. Empty for broken YAML, which other checks
 * report.
 */
function yamlTexts(yaml: string) {
  const { value, placeOf } = parseYaml(yaml);
  return [...textsIn(value)].flatMap(({ text, path }) => {
    // The index of an entry of a list follows the name of the list.
    const field = path.findLast((name) => !/^\d+$/.test(String(name)));
    return PROSE_FIELDS.has(String(field)) ? { value: text, line: placeOf(path).line } : [];
  });
}

/** Checks the prose of a markdown file: its text, its front matter, its API tables. `written` is the whole file. */
export async function checkPage(file: string, written: string, check: LanguageCheck): Promise<Diagnostic[]> {
  const frontMatter = frontMatterOf(normaliseText(written));
  // Other checks report such a file.
  if (frontMatter.kind === 'broken') return [];
  // Keeps the line numbers of the file.
  const markdown = `${'\n'.repeat(frontMatter.bodyLine - 1)}${frontMatter.body}`;
  const tree = parseMarkdown(markdown);
  const rules = [...repeatedHeadings(tree), ...vagueLinks(tree)];
  const tables: Code[] = [];
  visit(tree, 'code', (code) => void (code.lang === 'api' && tables.push(code)));
  const inTables = tables.map(({ value, position }) =>
    checkYaml(file, value, (position?.start.line ?? 1) + 1, check),
  );
  return inReadingOrder([
    ...(await checkYaml(file, frontMatter.yaml, 1, check)),
    ...(await Promise.all(inTables)).flat(),
    ...(await check(markdown, tree)).map((finding) => problemOf(file, finding)),
    ...rules.map((finding) => problemOf(file, finding)),
  ]);
}

/** Checks the sentences and labels of a YAML text whose first line is `firstLine` of the file. */
export async function checkYaml(
  file: string,
  yaml: string,
  firstLine: number,
  check: LanguageCheck,
): Promise<Diagnostic[]> {
  const problems: Diagnostic[] = [];
  for (const { value, line } of yamlTexts(yaml)) {
    const tree = parseMarkdown(value);
    const findings = [...(await check(value, tree)), ...vagueLinks(tree)];
    // YAML folds lines, so a position within the value does not match the file.
    problems.push(...findings.map((finding) => problemOf(file, finding, { line: firstLine + line - 1 })));
  }
  return problems;
}

function problemOf(
  file: string,
  { message, hint, word, line, column }: ProseFinding,
  place: Pick<Diagnostic, 'line' | 'column'> = { line, column },
): Diagnostic {
  const problem = contentError(file, message, hint, place);
  return word === undefined ? problem : { ...problem, word };
}
