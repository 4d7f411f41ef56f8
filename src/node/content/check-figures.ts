import type { MarkdownFigure } from '../markdown/compiled-markdown.ts';
import { contentError } from './finding.ts';
import { nearest } from './nearest.ts';
import type { ContentProblem } from './problem.ts';

/** A page with the demos and diagrams that it shows. */
export interface FigurePage {
  /** Path of the page's source, for messages. */
  readonly file: string;
  readonly demos: readonly MarkdownFigure[];
  readonly diagrams: readonly MarkdownFigure[];
}

/** The names of the files that there are. */
export interface FigureFiles {
  readonly demos: Iterable<string>;
  readonly diagrams: Iterable<string>;
}

/** A kind of figure whose content is a file of its own. */
interface FigureKind {
  readonly word: string;
  /** Where its files are, below the content folder. */
  readonly folder: string;
  readonly ending: string;
}

const DEMO: FigureKind = { word: 'demo', folder: 'demos', ending: '.tsx' };
const DIAGRAM: FigureKind = { word: 'diagram', folder: 'diagrams', ending: '.svg' };

/** Errors for demos and diagrams whose file does not exist. */
export function checkFigures(pages: readonly FigurePage[], files: FigureFiles): ContentProblem[] {
  const [demos, diagrams] = [[...files.demos], [...files.diagrams]];
  return pages.flatMap((page) => [
    ...missing(page.file, page.demos, demos, DEMO),
    ...missing(page.file, page.diagrams, diagrams, DIAGRAM),
  ]);
}

function missing(
  file: string,
  figures: readonly MarkdownFigure[],
  names: readonly string[],
  kind: FigureKind,
): ContentProblem[] {
  return figures
    .filter(({ name }) => !names.includes(name))
    .map(({ name, line, column }) =>
      contentError(file, `There is no ${kind.word} "${name}".`, hint(name, names, kind), { line, column }),
    );
}

function hint(name: string, names: readonly string[], { folder, ending }: FigureKind): string {
  const own = `${folder}/${name}${ending}`;
  if (names.length === 0) return `The folder "${folder}" is empty: write ${own}.`;
  const meant = nearest(name, names);
  const question = meant === undefined ? '' : `Did you mean "${meant}"? `;
  return `${question}There are ${names.map((known) => `"${known}"`).join(', ')}; or write ${own}.`;
}
