import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, type PageSource } from '../markdown/page/page.ts';
import { CacheFolder } from './cache-folder.ts';
import type { CompiledParts } from './compile-page.ts';
import type { StoredPage } from './stored-page.ts';

/**
 * Compiled pages in `.cache/pages`, under a hash of their text, their path, the address of the site and the compiling
 * code. An entry is valid while the files that the page depends on (images, demos, diagrams) are unchanged.
 */
export class PageStore {
  readonly #projectRoot: string;
  readonly #cache: CacheFolder;
  #version: Promise<string> | undefined;

  constructor(projectRoot: string) {
    this.#projectRoot = projectRoot;
    this.#cache = new CacheFolder(projectRoot, 'pages');
  }

  async keyOf(source: PageSource): Promise<string> {
    this.#version ??= codeVersion(this.#projectRoot);
    return hashOf(JSON.stringify([await this.#version, source]));
  }

  /** Returns an entry; undefined if there is none, or if a file that it depends on has changed. */
  async find(key: string): Promise<StoredPage | undefined> {
    const text = await this.#cache.read(`${key}.json`).catch(() => undefined);
    if (text === undefined) return undefined;
    // biome-ignore lint/plugin/no-casts: only this class writes the file
    const page = JSON.parse(text.toString()) as StoredPage;
    for (const [file, hash] of Object.entries(page.dependencies)) {
      const bytes = await readFile(file).catch(() => undefined);
      if ((bytes === undefined ? null : hashOf(bytes)) !== hash) return undefined;
    }
    return page;
  }

  async put(key: string, parts: CompiledParts): Promise<StoredPage> {
    const page = { ...parts, hash: hashOf(parts.article) };
    await this.#cache.write(`${key}.json`, JSON.stringify(page));
    return page;
  }

  /** Removes entries that are older than a month. */
  prune(): Promise<void> {
    return this.#cache.prune();
  }
}

/** The code that compiles pages, and the file that pins its libraries. */
const CODE = ['src/node/markdown', 'src/node/content', 'src/shared', 'package-lock.json'];

/** Returns a hash of the code that compiles pages, so that a change of a plugin or a library recompiles them. */
async function codeVersion(projectRoot: string): Promise<string> {
  const files: string[] = [];
  for (const part of CODE) {
    const entries = await readdir(path.join(projectRoot, part), { recursive: true }).catch(() => ['']);
    files.push(
      ...entries.filter((entry) => /(?<!\.test)\.ts$|^$/.test(entry)).map((entry) => path.join(part, entry)),
    );
  }
  const hashes = files
    .sort()
    .map(async (file) => [file, hashOf(await readFile(path.join(projectRoot, file)).catch(() => ''))]);
  return hashOf(JSON.stringify(await Promise.all(hashes)));
}
