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

/** Returns the page that stands for one whose compilation was ended. */
type EndedPage = (text: PageText) => Promise<StoredPage>;

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
export const MAX_PAGE_SECONDS = 10;

const WATCH_INTERVAL_MS = 250;

/** The number of pages that threads of this process are compiling. */
let compiling = 0;

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
 * page that takes longer than {@link MAX_PAGE_SECONDS} ends the thread, and another one takes its place.
 */
export class CompileThread {
  readonly #settings: StoreSettings;
  readonly #onEnded: EndedPage;
  readonly #pool: Promise<Tinypool>;
  /** Settles when the thread has loaded its modules, and compiled the pages before. */
  #idle: Promise<unknown>;

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
    const { pageLimit = MAX_PAGE_SECONDS } = this.#settings;
    const limit = new AbortController();
    let seconds = 0;
    let last = secondsNow();
    const watch = setInterval(() => {
      const now = secondsNow();
      // Node measures the time of all threads together, so each page is charged an equal share of it. One that never ends
      // gets all of it once the others are done.
      seconds += Math.min((now.processor - last.processor) / compiling, now.clock - last.clock);
      last = now;
      if (seconds > pageLimit) limit.abort();
    }, WATCH_INTERVAL_MS);
    compiling += 1;
    try {
      const page: StoredPage = await this.#run(text, limit.signal);
      return page;
    } catch (error) {
      if (!limit.signal.aborted) throw error;
      await this.#load();
      return this.#onEnded(text);
    } finally {
      clearInterval(watch);
      compiling -= 1;
    }
  }

  /** Has the thread load its modules. A failure surfaces when the first page is compiled. */
  async #load(): Promise<void> {
    await this.#run(undefined).catch(() => {});
  }

  async #run(text: PageText | undefined, signal?: AbortSignal) {
    const task: ThreadTask = { text, settings: this.#settings };
    const pool = await this.#pool;
    return pool.run(task, { name: 'compilePage', ...(signal && { signal }) });
  }
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
