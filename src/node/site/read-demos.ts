import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentDirectory } from '../content/content-directory.ts';
import { DEMOS_FOLDER } from '../content/find-content-files.ts';
import { renderDemoSource } from '../markdown/demo/demo-source.ts';

/** A demo that pages can show and browsers can run. */
export interface Demo {
  /** Absolute path of its source file. */
  readonly file: string;
  /** Its source as HTML. It gets its colours when it is first asked for. */
  readonly source: () => Promise<string>;
}

const ENDING = '.tsx';

/** The folder that holds the demos' files. A site need not have one. */
function demosDirectory(projectRoot: string): string {
  return path.resolve(projectRoot, contentDirectory, DEMOS_FOLDER);
}

/** All demos of the content folder by name, sorted. */
export async function readDemos(projectRoot: string): Promise<ReadonlyMap<string, Demo>> {
  const directory = demosDirectory(projectRoot);
  const entries = await readdir(directory).catch(() => []);
  const demos = entries
    .filter((entry) => entry.endsWith(ENDING))
    .sort()
    .map((entry): [string, Demo] => {
      const file = path.join(directory, entry);
      let source: Promise<string> | undefined;
      const render = async () => renderDemoSource(entry, await readFile(file, 'utf8'));
      return [entry.slice(0, -ENDING.length), { file, source: () => (source ??= render()) }];
    });
  return new Map(demos);
}
