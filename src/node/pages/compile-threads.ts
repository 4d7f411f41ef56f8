import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Tinypool } from 'tinypool';
import type { PageText, StoredPage, StoreSettings } from './stored-page.ts';

/** The compilation of pages that are missing in the store. */
interface ThreadedCompilation {
  readonly texts: readonly PageText[];
  readonly settings: StoreSettings;
  /** Whether this thread is busy with other work, so that only other threads compile. */
  readonly busy: boolean;
  /** Compiles a page on this thread. */
  readonly compile: (text: PageText) => Promise<StoredPage>;
  /** Called with each page and the path of its file below the content folder. */
  readonly onCompiled: (contentPath: string, page: StoredPage) => void;
}

/** The pages that a thread compiles. */
export interface ThreadTask {
  readonly texts: readonly PageText[];
  readonly settings: StoreSettings;
}

/**
 * The module of a thread, below the project's root: a bundled module, such as Vite's configuration, cannot resolve
 * paths relative to itself.
 */
const WORKER = 'src/node/pages/worker.js';

/** The number of pages from which another thread pays off: it needs a second before its first page. */
const SOME_PAGES = 10;

/** The maximum number of pages in a task for a thread. */
const MOST_AT_ONCE = 25;

/**
 * Compiles pages on as many threads as there are cores, including this one. The threads write to the store and end
 * after the last page, which frees their memory.
 */
export async function compileOnThreads({
  texts,
  settings,
  busy,
  compile,
  onCompiled,
}: ThreadedCompilation): Promise<void> {
  const queue = [...texts];
  const threads = texts.length < SOME_PAGES ? 0 : Math.max(1, availableParallelism() - 1);
  const atOnce = Math.min(MOST_AT_ONCE, Math.ceil(texts.length / (threads + 1) / 4));
  const here = async () => {
    for (let text = queue.shift(); text !== undefined; text = queue.shift()) {
      onCompiled(text.contentPath, await compile(text));
    }
  };
  if (threads === 0) return here();
  const pool = openThreads(path.join(settings.projectRoot, WORKER), threads);
  const elsewhere = async () => {
    while (queue.length > 0) {
      const task: ThreadTask = { texts: queue.splice(0, atOnce), settings };
      const pages: readonly [string, StoredPage][] = await pool.run(task, { name: 'compilePages' });
      for (const [contentPath, page] of pages) onCompiled(contentPath, page);
    }
  };
  try {
    await Promise.all([...Array.from({ length: threads }, elsewhere), ...(busy ? [] : [here()])]);
  } finally {
    await pool.destroy();
  }
}

/** A thread that compiles single pages, so that this one is free: the dev server loads the app meanwhile. */
export class CompileThread {
  readonly #settings: StoreSettings;
  readonly #pool: Tinypool;

  /** Starts the thread, which loads its modules immediately. */
  constructor(settings: StoreSettings) {
    this.#settings = settings;
    this.#pool = openThreads(path.join(settings.projectRoot, WORKER), 1);
    // A failure surfaces when the first page is compiled.
    void this.#run([]).catch(() => {});
  }

  /** Compiles a page into the store. */
  async compile(text: PageText): Promise<StoredPage> {
    const [compiled] = await this.#run([text]);
    if (compiled === undefined) throw new Error(`${text.contentPath} was not compiled.`);
    return compiled[1];
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  #run(texts: readonly PageText[]): Promise<readonly [string, StoredPage][]> {
    const task: ThreadTask = { texts, settings: this.#settings };
    return this.#pool.run(task, { name: 'compilePages' });
  }
}

/**
 * Runs an exported function of a module on a separate thread, which ends after the last task. Used while this thread
 * bundles the app.
 */
export async function runOnThread<Task, Result>(
  worker: string,
  name: string,
  tasks: readonly Task[],
): Promise<readonly Result[]> {
  const pool = openThreads(worker, 1);
  try {
    const results: Result[] = [];
    for (let start = 0; start < tasks.length; start += MOST_AT_ONCE) {
      const part: readonly Result[] = await pool.run(tasks.slice(start, start + MOST_AT_ONCE), { name });
      results.push(...part);
    }
    return results;
  } finally {
    await pool.destroy();
  }
}

function openThreads(worker: string, threads: number): Tinypool {
  return new Tinypool({
    filename: worker,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxYoungGenerationSizeMb: 48 },
  });
}
