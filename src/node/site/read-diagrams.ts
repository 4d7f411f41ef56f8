import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentDirectory } from '../content/content-directory.ts';
import { DIAGRAMS_FOLDER } from '../content/find-content-files.ts';
import type { ContentProblem } from '../content/problem.ts';
import { type Drawing, readDrawing } from '../markdown/diagram/read-drawing.ts';
import { Report } from '../markdown/report.ts';

/** The drawings that pages can show. */
export interface Diagrams {
  /** All files by name; the drawing of one with mistakes is undefined. */
  readonly drawings: ReadonlyMap<string, Drawing | undefined>;
  readonly problems: readonly ContentProblem[];
}

const ENDING = '.svg';

/** The folder that holds the drawings. A site need not have one. */
function diagramsDirectory(projectRoot: string): string {
  return path.resolve(projectRoot, contentDirectory, DIAGRAMS_FOLDER);
}

/** Reads and checks all drawings of the content folder, sorted by name. */
export async function readDiagrams(projectRoot: string): Promise<Diagrams> {
  const directory = diagramsDirectory(projectRoot);
  const files = (await readdir(directory).catch(() => [])).filter((file) => file.endsWith(ENDING)).sort();
  const read = files.map(async (file) => {
    const report = Report.forFile(path.posix.join(contentDirectory, DIAGRAMS_FOLDER, file), 1);
    const drawing = readDrawing(await readFile(path.join(directory, file), 'utf8'), report);
    return { name: file.slice(0, -ENDING.length), drawing, problems: report.problems() };
  });
  const diagrams = await Promise.all(read);
  return {
    drawings: new Map(diagrams.map(({ name, drawing }) => [name, drawing])),
    problems: diagrams.flatMap(({ problems }) => problems),
  };
}
