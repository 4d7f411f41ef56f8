import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { withSlash } from '../../shared/page-path.ts';
import { hashOf, type PageSource } from '../markdown/page/page.ts';
import { CacheFolder } from './cache-folder.ts';
import type { CompiledParts } from './compile-page.ts';
import type { StoredPage, StoreSettings } from './stored-page.ts';

/** The mark for the base path: a character for private use, which no text has between slashes. */
export const BASE_MARK = '/\u{e000}/';

/** An address below the base path, up to its query or anchor, in an attribute of HTML, quoted or not. */
const MARKED_ADDRESS = new RegExp(`${BASE_MARK}([^\\s"'\\\\<>?#]*)`, 'g');

/**
 * Compiled pages in `.cache/pages`, under a hash of their text, their path and the compiling code. An entry is valid
 * while the files that the page depends on (images, demos, diagrams) are unchanged. It has a mark for the base path, so
 * sites below different paths share it.
 */
export class PageStore {
  readonly #settings: StoreSettings;
  readonly #cache: CacheFolder;
  #version: Promise<string> | undefined;

  constructor(settings: StoreSettings) {
    this.#settings = settings;
    this.#cache = new CacheFolder(settings.projectRoot, 'pages');
  }

  async keyOf(source: PageSource): Promise<string> {
    this.#version ??= codeVersion(this.#settings.projectRoot);
    return hashOf(JSON.stringify([await this.#version, source]));
  }

  /** Returns an entry; undefined if there is none, or if a file that it depends on has changed. */
  async find(key: string): Promise<StoredPage | undefined> {
    const text = await this.#cache.read(`${key}.json`).catch(() => undefined);
    const page = text && this.#placed(text.toString());
    for (const [file, hash] of Object.entries(page?.dependencies ?? {})) {
      const bytes = await readFile(file).catch(() => undefined);
      if ((bytes === undefined ? null : hashOf(bytes)) !== hash) return undefined;
    }
    return page;
  }

  async put(key: string, page: CompiledParts): Promise<StoredPage> {
    const text = JSON.stringify({ ...page, hash: hashOf(page.article) });
    await this.#cache.write(`${key}.json`, text);
    return this.#placed(text);
  }

  /** Removes entries that are older than a month. */
  prune(): Promise<void> {
    return this.#cache.prune();
  }

  /** Returns an entry with the addresses of this site. */
  #placed(text: string): StoredPage {
    const { base, trailingSlash } = this.#settings;
    const placed = trailingSlash
      ? text.replace(MARKED_ADDRESS, (_, path: string) => `${base}${withSlash(path)}`)
      : text.replaceAll(BASE_MARK, base);
    // biome-ignore lint/plugin/no-casts: only this class writes the file
    return JSON.parse(placed) as StoredPage;
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
