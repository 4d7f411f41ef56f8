import path from 'node:path';
import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import { CHALLENGES_FOLDER } from '../../content/files.ts';
import { element, replaceElements } from '../page/hast.ts';
import { type Page, pageOf, readDependency } from '../page/page.ts';
import { figureName, LINE_DIRECTIVES, markDirectives, reportUnknownAttributes } from './directives.ts';

/** The endings of a challenge's files: the code to start from, its solution, and what checks the reader's code. */
const CHALLENGE_ENDINGS = { start: '.tsx', solution: '.solution.tsx', check: '.check.ts' } as const;

/** The part of a challenge that a file contains. */
type Part = keyof typeof CHALLENGE_ENDINGS;

/** For messages: the attributes of a challenge. */
const CHALLENGE_ATTRIBUTES = {
  owner: 'A challenge',
  names: ['name'],
  allowed: 'Allowed is name="three-tasks".',
};

/**
 * Marks each `::challenge[…]{name="…"}` for the HTML tree (`data-challenge`), where `rehypeChallenges` finds it. Reports
 * and removes those that cannot be shown.
 */
export function remarkChallenges() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOf(file);
    const found: LeafDirective[] = [];
    markDirectives(tree, 'challenge', (node) => {
      const name = readChallenge(node, page);
      if (name !== undefined) found.push(node);
      return name === undefined ? undefined : { dataChallenge: name };
    });
    for (const node of found) await reportMissing(node, page);
  };
}

function readChallenge(node: LeafDirective, { report }: Page): string | undefined {
  const misspelt = reportUnknownAttributes(node, CHALLENGE_ATTRIBUTES, report);
  if (node.children.length === 0) {
    const hint = `Say in square brackets what the reader should do: ${LINE_DIRECTIVES.challenge}.`;
    report.error(node.position?.start, 'This challenge has no task.', hint);
  }
  const isMisspelt = node.attributes?.['name'] === undefined && misspelt.has('name');
  const name = isMisspelt ? undefined : figureName(node, 'challenge', report);
  return node.children.length === 0 ? undefined : name;
}

async function reportMissing(node: LeafDirective, page: Page): Promise<void> {
  const name = node.attributes?.['name'] ?? '';
  const endings = Object.values(CHALLENGE_ENDINGS);
  const found = await Promise.all(
    endings.map((ending) => readDependency(challengeFile(page.source.contentFolder, name, ending), page)),
  );
  const missing = endings.filter((_, index) => found[index] === undefined);
  if (missing.length === 0) return;
  const list = (some: readonly string[]) => some.map((ending) => `"${name}${ending}"`).join(', ');
  page.report.error(
    node.position?.start,
    `This challenge lacks ${list(missing)}.`,
    `A challenge has three files in the folder "${CHALLENGES_FOLDER}": ${list(endings)}.`,
  );
}

/** Returns a file of a challenge. */
function challengeFile(contentFolder: string, name: string, ending: string): string {
  return path.join(contentFolder, CHALLENGES_FOLDER, `${name}${ending}`);
}

/**
 * Adds the markup of challenges: the task, the code to start from, and the solution as changes of that code, both
 * folded. The app opens the code in an editor and checks it (`use-challenges.ts`); it reads the check from an attribute.
 */
export function rehypeChallenges() {
  return (tree: HtmlRoot, file: VFile): Promise<void> => {
    const page = pageOf(file);
    return replaceElements(
      tree,
      ({ properties: { dataChallenge } }) => dataChallenge ?? undefined,
      (name, { children }) => challengeFigure(String(name), children, page),
    );
  };
}

async function challengeFigure(name: string, task: readonly ElementContent[], page: Page): Promise<Element> {
  const read = async (part: Part) => {
    const file = challengeFile(page.source.contentFolder, name, CHALLENGE_ENDINGS[part]);
    return (await readDependency(file, page))?.toString('utf8').trimEnd() ?? '';
  };
  const title = `title="${name}.tsx"`;
  const label = `Challenge: ${name.replaceAll('-', ' ')}`;
  return element(
    'figure',
    { className: ['demo', 'challenge'], dataChallenge: name, dataCheck: await read('check') },
    [
      element('figcaption', {}, task),
      element('div', { className: ['demo-controls', 'needs-js'] }, [
        element('button', { type: 'button', dataTakeChallenge: '' }, ['Solve it here']),
      ]),
      element('div', {
        className: ['demo-stage', 'needs-js'],
        role: 'region',
        ariaLabel: label,
        hidden: true,
      }),
      ...folded('Code to start from', await read('start'), title),
      ...folded('Solution', await read('solution'), `${title} changes`, ['solution']),
    ],
  );
}

/** A folded code block, which `rehypeCodeBlocks` highlights. */
function folded(summary: string, text: string, meta: string, className?: string[]): readonly Element[] {
  if (text === '') return [];
  const code = element('code', { className: ['language-tsx'] }, [text]);
  Object.assign(code, { data: { meta } });
  return [element('details', { className }, [element('summary', {}, [summary]), element('pre', {}, [code])])];
}
