import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeChanged } from './page-apps.ts';
import type { Demo } from './read-demos.ts';

/** What a demo's file held, and its source as HTML. */
type Memory = Readonly<Record<string, { readonly code: string; readonly source: string }>>;

/** Keeps the sources of all demos for the next start of the dev server: to give them colours takes half a second. */
export async function rememberDemos(projectRoot: string, demos: ReadonlyMap<string, Demo>): Promise<void> {
  const entries = [...demos].map(async ([name, { file, source }]) => [
    name,
    { code: await readFile(file, 'utf8'), source: await source() },
  ]);
  await writeChanged(memoryFile(projectRoot), JSON.stringify(Object.fromEntries(await Promise.all(entries))));
}

/** The demos, of which those whose files have not changed need no more colours. */
export async function recallDemos(
  projectRoot: string,
  demos: ReadonlyMap<string, Demo>,
): Promise<ReadonlyMap<string, Demo>> {
  const memory = await readMemory(projectRoot);
  return new Map(
    [...demos].map(([name, demo]) => {
      const known = memory[name];
      const source = async () =>
        known !== undefined && known.code === (await readFile(demo.file, 'utf8'))
          ? known.source
          : demo.source();
      return [name, { ...demo, source }];
    }),
  );
}

function memoryFile(projectRoot: string): string {
  return path.join(projectRoot, '.contentlayer/demo-sources.json');
}

async function readMemory(projectRoot: string): Promise<Memory> {
  try {
    // biome-ignore lint/plugin/no-casts: only this module writes the file
    return JSON.parse(await readFile(memoryFile(projectRoot), 'utf8')) as Memory;
  } catch {
    return {};
  }
}
