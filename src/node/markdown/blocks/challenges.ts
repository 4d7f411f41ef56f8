import type { LeafDirective } from 'mdast-util-directive';
import { CHALLENGE } from '../../../shared/page-ids.ts';
import { element } from '../page/hast.ts';
import type { Page, RenderDirective } from '../page/page.ts';
import { besideParts } from './demo-source.ts';
import { demoFigure, foldedCode } from './demos.ts';
import { readFigure } from './directives.ts';

/**
 * Reads a `::challenge[…]{name="…"}`: the task, the code to start from, and the solution as changes of that code, both
 * folded. The app opens the code in an editor and checks it (`src/app/article/demos/`).
 */
export async function readChallenge(node: LeafDirective, page: Page): Promise<RenderDirective | undefined> {
  const figure = await readFigure(node, 'challenge', page);
  if (figure === undefined) return undefined;
  const { name } = figure;
  const id = `${CHALLENGE}${name}`;
  page.ids.claimExplicit(id);
  const [start = '', solution = ''] = figure.files.map((file) => besideParts(`${file ?? ''}`.trimEnd()));
  const code = (summary: string, text: string, meta: string, className?: string[]) =>
    text === '' ? [] : [foldedCode(summary, text, `title="${name}.tsx"${meta}`, { className })];
  const properties = { className: ['demo', 'challenge'], id };
  const solve = element('button', { type: 'button', dataEditCode: '' }, ['Edit code']);
  return (task) => {
    const figure = demoFigure(`Challenge: ${name}`, properties, task, [solve], { hidden: true });
    figure.children.push(
      ...code('Code to start from', start, ''),
      ...code('Solution', solution, ' changes', ['solution']),
    );
    return figure;
  };
}
