import path from 'node:path';
import type { LeafDirective } from 'mdast-util-directive';
import { CHALLENGES_FOLDER } from '../../content/files.ts';
import { element } from '../page/hast.ts';
import { type Page, type RenderDirective, readDependency } from '../page/page.ts';
import { foldedCode } from './demos.ts';
import { LINE_DIRECTIVES, onlyFigureName } from './directives.ts';

/** The endings of a challenge's files: the code to start from, its solution, and what checks the reader's code. */
const CHALLENGE_ENDINGS = ['.tsx', '.solution.tsx', '.check.ts'];

/**
 * Reads a `::challenge[…]{name="…"}`: the task, the code to start from, and the solution as changes of that code, both
 * folded. The app opens the code in an editor and checks it (`use-challenges.ts`); it reads the check from an attribute.
 */
export async function readChallenge(node: LeafDirective, page: Page): Promise<RenderDirective | undefined> {
  const { report, source } = page;
  const hasTask = node.children.length > 0;
  if (!hasTask) {
    const hint = `Say in square brackets what the reader should do: ${LINE_DIRECTIVES.challenge}.`;
    report.error(node.position?.start, 'This challenge has no task.', hint);
  }
  const name = onlyFigureName(node, 'challenge', report);
  if (!hasTask || name === undefined) return undefined;
  const read = async (ending: string) =>
    readDependency(path.join(source.contentFolder, CHALLENGES_FOLDER, `${name}${ending}`), page);
  const [start, solution, check] = await Promise.all(CHALLENGE_ENDINGS.map(read));
  const missing = CHALLENGE_ENDINGS.filter((_, index) => [start, solution, check][index] === undefined);
  if (missing.length > 0) {
    const list = (some: readonly string[]) => some.map((ending) => `"${name}${ending}"`).join(', ');
    report.error(
      node.position?.start,
      `This challenge lacks ${list(missing)}.`,
      `A challenge has three files in the folder "${CHALLENGES_FOLDER}": ${list(CHALLENGE_ENDINGS)}.`,
    );
  }
  const text = (file: Buffer | undefined) => file?.toString('utf8').trimEnd() ?? '';
  const code = (summary: string, file: Buffer | undefined, meta: string, className?: string[]) =>
    text(file) === '' ? [] : [foldedCode(summary, text(file), `title="${name}.tsx"${meta}`, { className })];
  const label = `Challenge: ${name.replaceAll('-', ' ')}`;
  return (task) =>
    element('figure', { className: ['demo', 'challenge'], dataChallenge: name, dataCheck: text(check) }, [
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
      ...code('Code to start from', start, ''),
      ...code('Solution', solution, ' changes', ['solution']),
    ]);
}
