import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import type { Tinypool } from 'tinypool';
import { pageSlug } from '../../shared/page-path.ts';
import { contentDirectory } from '../content/files.ts';
import { loadDocument } from '../content/load-content.ts';
import { type PageSource, unreadablePage } from '../markdown/page/page.ts';
import type { CompiledParts } from './compile-page.ts';
import { PageStore } from './page-store.ts';
import type { PageText, StoredPage, StoreSettings } from './stored-page.ts';
import { MAX_MEMORY_MB, openThreads } from './threads.ts';

/** Seconds after which the compilation of a page is ended. An honest page takes a second. */
const MAX_SECONDS = 60;

/** Megabytes of an article: the largest of this site has half of one. */
const MAX_ARTICLE_MB = 5;

/** The number of pages from which another thread pays off: it needs a second before its first page. */
const PAGES_PER_THREAD = 10;

/** A page with all that compilation needs, so that what is slow at first is loaded before a writer waits for a page. */
const SAMPLE = '```tsx\nconst sample: Sample = <p>Text</p>;\n```\n';

type Compile = (source: PageSource, limit: AbortSignal) => Promise<CompiledParts>;

/**
 * The compiled pages of the content folder. Each is compiled once, on another thread; this one loads no code for it,
 * finds pages in the store and adds them there.
 */
export class CompiledPages {
  readonly #settings: StoreSettings;
  readonly store: PageStore;
  readonly #compile: Compile;
  #mostThreads = availableParallelism();
  #threads: Promise<Tinypool> | undefined;
  /** The pages that are being compiled, and those whose compilation was ended, by their keys. */
  readonly #running = new Map<string, Promise<StoredPage>>();

  /** @param compile compiles on this thread, in tests */
  constructor(settings: StoreSettings, compile?: Compile) {
    this.#settings = settings;
    this.store = new PageStore(settings.projectRoot);
    this.#compile =
      compile ?? (async (source, signal) => (await this.#openThreads()).run(source, { signal }));
  }

  /**
   * Starts a thread that waits for pages until {@link close}, and leaves a core to this thread, which answers requests:
   * on two cores, a second one would only start while a writer waits for the first.
   */
  warmUp(): void {
    this.#mostThreads = Math.max(1, availableParallelism() - 1);
    const source = this.#sourceOf({ contentPath: 'docs/sample.md', body: SAMPLE, firstLine: 1 });
    // A failure surfaces when a page is compiled.
    this.#openThreads(1)
      .then((threads) => threads.run(source))
      .catch(() => {});
  }

  #openThreads(waiting = 0): Promise<Tinypool> {
    this.#threads ??= openThreads(this.#settings.projectRoot, this.#mostThreads, waiting);
    return this.#threads;
  }

  /** Ends the threads, which frees their memory. */
  async close(): Promise<void> {
    const opened = this.#threads?.catch(() => undefined);
    this.#threads = undefined;
    await (await opened)?.destroy();
  }

  async page(text: PageText): Promise<StoredPage> {
    const source = this.#sourceOf(text);
    const key = await this.store.keyOf(source);
    const known = this.#running.get(key);
    if (known !== undefined) return known;
    const found = await this.store.find(key);
    if (found !== undefined) return found;
    const page = this.#running.get(key) ?? this.#compileInto(key, source);
    this.#running.set(key, page);
    return page;
  }

  /** Returns the pages of all these texts, by the paths of their files. */
  async pages(texts: readonly PageText[]): Promise<ReadonlyMap<string, StoredPage>> {
    const concurrency = Math.max(1, Math.min(this.#mostThreads, Math.ceil(texts.length / PAGES_PER_THREAD)));
    // The longest first, so that all threads end at about the same time.
    const sorted = texts.toSorted((a, b) => b.body.length - a.body.length);
    const compile = async (text: PageText) => [text.contentPath, await this.page(text)] as const;
    return new Map(await pMap(sorted, compile, { concurrency }));
  }

  /** Returns the text that a file has now; undefined while it has none, because a writer is saving it. */
  async currentText(contentPath: string): Promise<PageText | undefined> {
    const document = await loadDocument(this.#contentFolder, contentDirectory, contentPath);
    if (document?.yaml.value === undefined) return undefined;
    return { contentPath, body: document.body, firstLine: document.bodyLine };
  }

  /** Compiles a page. One that needs too much has no text but an error, until it is changed. */
  async #compileInto(key: string, source: PageSource): Promise<StoredPage> {
    const { maxSeconds = MAX_SECONDS } = this.#settings;
    const limit = AbortSignal.timeout(maxSeconds * 1000);
    let need = `more than ${maxSeconds} seconds`;
    try {
      const parts = await this.#compile(source, limit);
      if (parts.article.length <= MAX_ARTICLE_MB * 1e6) {
        const page = await this.store.put(key, parts);
        this.#running.delete(key);
        return page;
      }
      need = `more than ${MAX_ARTICLE_MB} MB of HTML`;
    } catch (error) {
      const { code, name } = Object(error);
      if (code === 'ERR_WORKER_OUT_OF_MEMORY') need = `more than ${MAX_MEMORY_MB} MB of memory`;
      // Every plugin walks the tree recursively, and so does what prints it.
      else if (name === 'RangeError') need = 'more levels of blocks within blocks than the stack has';
      else if (!limit.aborted) {
        this.#running.delete(key);
        throw error;
      }
    }
    // Not under its own name: the next process tries again.
    const { tree: _, ...page } = unreadablePage(
      source,
      `This page needs ${need} and was not compiled, so it has no text.`,
      'Look at what was written last, such as a table of many columns, a very long line, blocks within blocks, or a reference that is repeated often. Shorten it, or divide the page.',
    );
    return this.store.put(`${key}-ended`, { ...page, article: '' });
  }

  get #contentFolder(): string {
    return path.resolve(this.#settings.projectRoot, contentDirectory);
  }

  #sourceOf({ contentPath, ...text }: PageText): PageSource {
    const contentFolder = this.#contentFolder;
    const { base, trailingSlash } = this.#settings;
    return {
      ...text,
      file: path.posix.join(contentDirectory, contentPath),
      contentFolder,
      directory: path.dirname(path.join(contentFolder, contentPath)),
      base,
      trailingSlash,
      ...(contentPath.startsWith('docs/') && { slug: pageSlug(contentPath) }),
    };
  }
}
