import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pageSlug } from '../../shared/page-path.ts';
import { contentDirectory } from '../content/files.ts';
import { loadDocument } from '../content/load-content.ts';
import type { ArticleSection } from '../markdown/page/facts.ts';
import { printArticle } from '../markdown/page/hast.ts';
import {
  type CompiledPage,
  hashOf,
  type PageSource,
  pageFile,
  pageOf,
  unreadablePage,
} from '../markdown/page/page.ts';
import { CacheFolder } from './cache-folder.ts';
import { CompileThread, compileOnThreads } from './compile-threads.ts';
import type { PageText, StoredPage, StoreSettings } from './stored-page.ts';

/** Milliseconds after which a page whose compilation was ended is tried again: a file that it shows may be mended. */
const RETRY_DELAY_MS = 60_000;

/** Milliseconds for which the compilation of many pages waits for one that a writer waits for. */
const PAUSE_MS = 300;

/** The mark for the base path: a character for private use, which no text has between slashes. */
const BASE_MARK = '/\u{e000}/';

/** Compiles a page, which continues the app of other pages: the markdown of these, from the first on. */
type Compiler = (source: PageSource, continued: readonly string[]) => Promise<CompiledPage>;

/**
 * The compiled pages of the content folder. Each page is compiled once: the result is kept in `.cache/pages`, under a
 * hash of its text, its path and the compiling code. An entry is valid while the files that the page depends on (images,
 * demos, diagrams) are unchanged. It has a mark for the base path, so sites below different paths share it.
 *
 * An entry has one line of JSON each for the facts, the sections and the article, so that the pages of a large site can
 * be checked and searched without their articles in memory.
 */
export class CompiledPages {
  readonly #settings: StoreSettings;
  readonly #compiler: Compiler | undefined;
  readonly #cache: CacheFolder;
  #version: Promise<string> | undefined;
  #thread: CompileThread | undefined;
  /** When the compilation of many pages goes on. */
  #pausedUntil = 0;
  /** The pages that the thread is compiling, by their keys. */
  readonly #compiling = new Map<string, Promise<StoredPage>>();
  /** The pages whose compilation was ended, by their keys. */
  readonly #ended = new Map<string, { readonly page: StoredPage; readonly at: number }>();

  /**
   * @param compiler compiles on this thread; by default another thread does, so that this one need not even load the
   *   code for it
   */
  constructor(settings: StoreSettings, compiler?: Compiler) {
    this.#settings = settings;
    this.#compiler = compiler;
    this.#cache = new CacheFolder(settings.projectRoot, 'pages');
  }

  /** Starts the thread that compiles single pages, until {@link close}. */
  openThread(): CompileThread {
    this.#thread ??= new CompileThread(this.#settings, (...ended) => this.#endedPage(...ended));
    return this.#thread;
  }

  async close(): Promise<void> {
    await this.#thread?.close();
    this.#thread = undefined;
  }

  /** Lets the compilation of many pages pause, because a writer waits for a page. */
  pause(): void {
    this.#pausedUntil = Date.now() + PAUSE_MS;
  }

  /** Resolves when pages that nobody waits for may be compiled. */
  async #resumed(): Promise<void> {
    const rest = this.#pausedUntil - Date.now();
    // A timer for each page would delay a build of thousands by seconds.
    if (rest > 0) await wait(rest);
  }

  async page(text: PageText): Promise<StoredPage> {
    const key = await this.#keyOf(text);
    const found = await this.#find(key);
    if (found !== undefined) return found;
    if (this.#compiler === undefined) return this.#compileOnce(key, text);
    return this.#store(key, await this.#compiler(this.#sourceOf(text), text.continued ?? []));
  }

  /** Compiles a page on the thread, unless the thread is already compiling it. */
  #compileOnce(key: string, text: PageText): Promise<StoredPage> {
    const compiling =
      this.#compiling.get(key) ??
      this.openThread()
        .compile(text)
        .finally(() => this.#compiling.delete(key));
    this.#compiling.set(key, compiling);
    return compiling;
  }

  /**
   * Returns the pages of all these texts, by the paths of their files. Without an own compiler, other threads compile
   * those that are missing.
   *
   * @param busy whether this thread has other work, such as answering requests
   */
  async pages(texts: readonly PageText[], busy = false): Promise<ReadonlyMap<string, StoredPage>> {
    const found = new Map<string, StoredPage>();
    const missing: PageText[] = [];
    for (const text of texts) {
      const stored = this.#compiler ? await this.page(text) : await this.#find(await this.#keyOf(text));
      if (stored === undefined) missing.push(text);
      else found.set(text.contentPath, stored);
    }
    await compileOnThreads({
      texts: missing,
      settings: this.#settings,
      busy,
      beforeEach: () => this.#resumed(),
      onEnded: (...ended) => this.#endedPage(...ended),
      onCompiled: (contentPath, page) => {
        found.set(contentPath, page);
      },
    });
    return found;
  }

  /** Returns the text that a file has now; undefined while it has none, because a writer is saving it. */
  async currentText(contentPath: string): Promise<PageText | undefined> {
    const { document } = await loadDocument(this.#contentFolder, contentDirectory, contentPath);
    if (document?.yaml === undefined) return undefined;
    return { contentPath, body: document.body, firstLine: document.bodyLine };
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
  async prune(): Promise<void> {
    await this.#cache.prune();
  }

  get #contentFolder(): string {
    return path.resolve(this.#settings.projectRoot, contentDirectory);
  }

  #sourceOf({ contentPath, continued: _, ...text }: PageText): PageSource {
    const contentFolder = this.#contentFolder;
    return {
      ...text,
      file: path.posix.join(contentDirectory, contentPath),
      contentFolder,
      directory: path.dirname(path.join(contentFolder, contentPath)),
      base: BASE_MARK,
      ...(contentPath.startsWith('docs/') && { slug: pageSlug(contentPath) }),
    };
  }

  async #keyOf(text: PageText): Promise<string> {
    this.#version ??= codeVersion(this.#settings.projectRoot);
    return hashOf(JSON.stringify([await this.#version, this.#sourceOf(text), text.continued]));
  }

  async #find(key: string): Promise<StoredPage | undefined> {
    const ended = this.#ended.get(key);
    if (ended !== undefined && Date.now() - ended.at < RETRY_DELAY_MS) return ended.page;
    const page = await this.#part<StoredPage>(key, 0).catch(() => undefined);
    if (page === undefined) return undefined;
    for (const [file, hash] of Object.entries(page.dependencies)) {
      const bytes = await readFile(file).catch(() => undefined);
      if ((bytes === undefined ? null : hashOf(bytes)) !== hash) return undefined;
    }
    return page;
  }

  /** Returns a page without text, with an error, for one whose compilation was ended. */
  async #endedPage(text: PageText, seconds: number): Promise<StoredPage> {
    const key = await this.#keyOf(text);
    // Not under its own name: the next process tries again.
    const unread = unreadablePage(
      pageOf(pageFile(this.#sourceOf(text))),
      `Compiling this page took longer than ${Math.round(seconds)} seconds of processor time and was ended, so the page has no text.`,
      'Look at what was written last, such as a very long line, a long run of one character, or blocks within blocks. Shorten it, or divide the page.',
    );
    const page = await this.#store(`${key}-ended`, unread);
    this.#ended.set(key, { page, at: Date.now() });
    return page;
  }

  async #store(key: string, { tree, sections, ...facts }: CompiledPage): Promise<StoredPage> {
    const article = JSON.stringify(printArticle(tree));
    const page: StoredPage = { ...facts, key, hash: hashOf(article) };
    const lines = [JSON.stringify(page), JSON.stringify(sections), article] as const;
    await this.#cache.write(`${key}.json`, lines.join('\n'));
    return this.#parse<StoredPage>(lines[0]);
  }

  async #part<T>(key: string, line: 0 | 1 | 2): Promise<T> {
    return this.#parse<T>(await this.#line(key, line));
  }

  #parse<T>(line: string): T {
    // biome-ignore lint/plugin/no-casts: only this class writes the file
    return JSON.parse(this.#placed(line)) as T;
  }

  async #line(key: string, line: 0 | 1 | 2): Promise<string> {
    return (await this.#cache.read(`${key}.json`)).toString().split('\n')[line] ?? '';
  }

  /** Returns a text of an entry with this site's base path. */
  #placed(text: string): string {
    return text.replaceAll(BASE_MARK, this.#settings.base);
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
