import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { PageText, StoredPage, StoreSettings } from './stored-page.ts';
import { threadModule } from './thread-module.ts';

/** The compilation of pages that are missing in the store. */
interface ThreadedCompilation {
  readonly texts: readonly PageText[];
  readonly settings: StoreSettings;
  /** Whether this thread is busy with other work, so that a core is left for it. */
  readonly busy: boolean;
  /** Called before each page, which waits for its promise. */
  readonly beforeEach: () => Promise<void>;
  /** Called with each page and the path of its file below the content folder. */
  readonly onCompiled: (contentPath: string, page: StoredPage) => void;
  readonly onEnded: EndedPage;
}

/** Returns the page that stands for one whose compilation was ended after so many seconds of processor time. */
type EndedPage = (text: PageText, seconds: number) => Promise<StoredPage>;

/** The page that a thread compiles; none if it only loads its modules. */
export interface ThreadTask {
  readonly text: PageText | undefined;
  readonly settings: StoreSettings;
}

const WORKER = 'src/node/pages/worker.ts';

/** The number of pages from which another thread pays off: it needs a second before its first page. */
const PAGES_PER_THREAD = 10;

/**
 * The seconds of processor time after which the compilation of a page is ended. Time on the clock would end honest pages
 * on a busy machine.
 */
const MAX_PAGE_SECONDS = 10;

/** On a slow machine a page may take this many times what it took the thread to load its modules: a second elsewhere. */
const MAX_PAGE_LOADS = 10;

const WATCH_INTERVAL_MS = 250;

/** The number of threads of this process that load their modules or compile a page. */
let working = 0;

/**
 * Compiles pages on as many threads as there are cores: only another thread can be ended. The threads write to the store
 * and end after the last page, which frees their memory.
 */
export async function compileOnThreads({
  texts,
  settings,
  busy,
  beforeEach,
  onCompiled,
  onEnded,
}: ThreadedCompilation): Promise<void> {
  const queue = [...texts];
  const cores = Math.max(1, availableParallelism() - (busy ? 1 : 0));
  const count = Math.min(cores, Math.ceil(texts.length / PAGES_PER_THREAD));
  const threads = Array.from({ length: count }, () => new CompileThread(settings, onEnded));
  const compileOn = async (thread: CompileThread) => {
    for (let text = queue.shift(); text !== undefined; text = queue.shift()) {
      await beforeEach();
      onCompiled(text.contentPath, await thread.compile(text));
    }
  };
  try {
    await Promise.all(threads.map(compileOn));
  } finally {
    await Promise.all(threads.map((thread) => thread.close()));
  }
}

/**
 * A thread that compiles one page after the other, so that this one is free: the dev server loads the app meanwhile. A
 * page that takes too long ends the thread, and another one takes its place.
 */
export class CompileThread {
  readonly #settings: StoreSettings;
  readonly #onEnded: EndedPage;
  readonly #pool: Promise<Tinypool>;
  /** Settles when the thread has loaded its modules, and compiled the pages before. */
  #idle: Promise<unknown>;
  #maxSeconds = MAX_PAGE_SECONDS;

  /** Starts the thread, which loads its modules immediately. */
  constructor(settings: StoreSettings, onEnded: EndedPage) {
    this.#settings = settings;
    this.#onEnded = onEnded;
    this.#pool = openThread(settings.projectRoot, WORKER);
    this.#idle = this.#load();
  }

  /** Compiles a page into the store. */
  compile(text: PageText): Promise<StoredPage> {
    const page = this.#idle.then(() => this.#compile(text));
    this.#idle = page.catch(() => {});
    return page;
  }

  async close(): Promise<void> {
    const pool = await this.#pool.catch(() => undefined);
    await pool?.destroy();
  }

  async #compile(text: PageText): Promise<StoredPage> {
    const { pageLimit = this.#maxSeconds } = this.#settings;
    const limit = new AbortController();
    const stop = measureProcessor((seconds) => {
      if (seconds > pageLimit) limit.abort();
    });
    try {
      const page: StoredPage = await this.#run(text, limit.signal);
      return page;
    } catch (error) {
      if (!limit.signal.aborted) throw error;
    } finally {
      stop();
    }
    await this.#load();
    return this.#onEnded(text, pageLimit);
  }

  /** Has the thread load its modules. A failure surfaces when the first page is compiled. */
  async #load(): Promise<void> {
    const stop = measureProcessor();
    await this.#run(undefined).catch(() => {});
    this.#maxSeconds = Math.max(MAX_PAGE_SECONDS, MAX_PAGE_LOADS * stop());
  }

  async #run(text: PageText | undefined, signal?: AbortSignal) {
    const task: ThreadTask = { text, settings: this.#settings };
    const pool = await this.#pool;
    return pool.run(task, { name: 'compilePage', ...(signal && { signal }) });
  }
}

/**
 * Measures the seconds of processor time that a thread works, and reports them from time to time. Returns a function that
 * ends this and returns the seconds.
 */
function measureProcessor(report?: (seconds: number) => void): () => number {
  let seconds = 0;
  let last = secondsNow();
  const measure = () => {
    const now = secondsNow();
    // Node measures the time of all threads together, so each is charged an equal share of it. A page that never ends gets
    // all of it once the others are done.
    seconds += Math.min((now.processor - last.processor) / working, now.clock - last.clock);
    last = now;
    report?.(seconds);
  };
  const watch = setInterval(measure, WATCH_INTERVAL_MS);
  working += 1;
  return () => {
    clearInterval(watch);
    measure();
    working -= 1;
    return seconds;
  };
}

function secondsNow(): { readonly processor: number; readonly clock: number } {
  const { user, system } = process.cpuUsage();
  return { processor: (user + system) / 1e6, clock: performance.now() / 1e3 };
}

/**
 * Runs an exported function of a module on a separate thread, which ends after the last task. Used while this thread
 * bundles the app.
 *
 * @param module path below the project's root
 */
export async function runOnThread<Task, Result>(
  projectRoot: string,
  module: string,
  name: string,
  tasks: readonly Task[],
): Promise<readonly Result[]> {
  const pool = await openThread(projectRoot, module);
  try {
    const results: Result[] = [];
    for (const task of tasks) results.push(await pool.run(task, { name }));
    return results;
  } finally {
    await pool.destroy();
  }
}

async function openThread(projectRoot: string, module: string): Promise<Tinypool> {
  return new Tinypool({
    filename: await threadModule(projectRoot, module),
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxYoungGenerationSizeMb: 48 },
  });
}
