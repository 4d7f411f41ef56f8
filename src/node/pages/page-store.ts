import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { withSlash } from '../../shared/page-path.ts';
import type { ArticleSection } from '../markdown/page/facts.ts';
import { hashOf } from '../markdown/page/page.ts';
import { CacheFolder } from './cache-folder.ts';
import type { CompiledParts, CompileTask } from './compile-page.ts';
import type { StoredPage, StoreSettings } from './stored-page.ts';

/** The mark for the base path: a character for private use, which no text has between slashes. */
export const BASE_MARK = '/\u{e000}/';

/** An address below the base path, up to its query or anchor, in an attribute of HTML, quoted or not. */
const MARKED_ADDRESS = new RegExp(`${BASE_MARK}([^\\s"'\\\\<>?#]*)`, 'g');

/**
 * Compiled pages in `.cache/pages`, under a hash of their text, their path and the compiling code. An entry is valid
 * while the files that the page depends on (images, demos, diagrams) are unchanged. It has a mark for the base path, so
 * sites below different paths share it.
 *
 * An entry has one line of JSON each for the facts, the sections and the article, so that the pages can be checked and
 * searched without their articles in memory.
 */
export class PageStore {
  readonly #settings: StoreSettings;
  readonly #cache: CacheFolder;
  #version: Promise<string> | undefined;
  /** The last entry that was stored: while a writer edits a page, it is shown at once. */
  #last: { readonly key: string; readonly lines: readonly string[] } | undefined;

  constructor(settings: StoreSettings) {
    this.#settings = settings;
    this.#cache = new CacheFolder(settings.projectRoot, 'pages');
  }

  async keyOf(task: CompileTask): Promise<string> {
    this.#version ??= codeVersion(this.#settings.projectRoot);
    return hashOf(JSON.stringify([await this.#version, task]));
  }

  /** Returns an entry; undefined if there is none, or if a file that it depends on has changed. */
  async find(key: string): Promise<StoredPage | undefined> {
    const page = await this.#part<StoredPage>(key, 0).catch(() => undefined);
    for (const [file, hash] of Object.entries(page?.dependencies ?? {})) {
      const bytes = await readFile(file).catch(() => undefined);
      if ((bytes === undefined ? null : hashOf(bytes)) !== hash) return undefined;
    }
    return page;
  }

  async put(key: string, { facts, sections, article }: CompiledParts): Promise<StoredPage> {
    const page: StoredPage = { ...facts, key, hash: hashOf(article) };
    const lines = [JSON.stringify(page), JSON.stringify(sections), JSON.stringify(article)];
    await this.#cache.write(`${key}.json`, lines.join('\n'));
    this.#last = { key, lines };
    return this.#part<StoredPage>(key, 0);
  }

  /** Returns the HTML of the article of a page. */
  article({ key }: StoredPage): Promise<string> {
    return this.#part<string>(key, 2);
  }

  /** Returns the sections of a page for the search. */
  sections({ key }: StoredPage): Promise<readonly ArticleSection[]> {
    return this.#part<readonly ArticleSection[]>(key, 1);
  }

  /** Removes entries that have not been used for a month. */
  prune(): Promise<void> {
    return this.#cache.prune();
  }

  async #part<T>(key: string, line: 0 | 1 | 2): Promise<T> {
    // biome-ignore lint/plugin/no-casts: only this class writes the file
    return JSON.parse(this.#placed(await this.#line(key, line))) as T;
  }

  async #line(key: string, line: 0 | 1 | 2): Promise<string> {
    const last = this.#last?.key === key ? this.#last.lines : undefined;
    const lines = last ?? (await this.#cache.read(`${key}.json`)).toString().split('\n');
    return lines[line] ?? '';
  }

  /** Returns a text of an entry with the addresses of this site. */
  #placed(text: string): string {
    const { base, trailingSlash } = this.#settings;
    if (!trailingSlash) return text.replaceAll(BASE_MARK, base);
    return text.replace(MARKED_ADDRESS, (_, path: string) => `${base}${withSlash(path)}`);
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
