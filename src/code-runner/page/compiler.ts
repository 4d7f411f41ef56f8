import { TimeLimitError, withTimeout } from '../../shared/with-timeout.ts';
import { openWorkerChannel, type WorkerChannel } from '../../shared/worker-channel.ts';
import type { CodeFile } from '../protocol/code-files.ts';
import type { Compilation } from './compile.ts';

/** Milliseconds for which a program may be compiled: a hundred times as long as most programs take on most devices. */
const COMPILE_TIMEOUT_MS = 5_000;

/** Milliseconds within which the worker must have been fetched and started. */
const START_TIMEOUT_MS = 15_000;

type Compiler = WorkerChannel<readonly CodeFile[], Compilation>;

/** The worker of this page, which all its editors share. */
let compiler: Promise<Compiler> | undefined;

/** Settles when the previous program has been compiled. */
let previous: Promise<unknown> = Promise.resolve();

/** Starts the worker ahead of the first program. A failure surfaces with the program. */
export function prepareCompiler(): void {
  startCompiler().catch(() => {});
}

/**
 * Compiles files in a worker, one program after another. A program that takes too long is a mistake, and its worker is
 * replaced.
 *
 * @param signal drops a program that is still waiting for others; the promise then resolves with `undefined`
 */
export function compileInWorker(
  files: readonly CodeFile[],
  signal: AbortSignal,
): Promise<Compilation | undefined> {
  const compilation = previous.then(() => (signal.aborted ? undefined : compileNow(files)));
  previous = compilation;
  return compilation;
}

async function compileNow(files: readonly CodeFile[]): Promise<Compilation> {
  try {
    const channel = await startCompiler();
    try {
      return await withTimeout(channel.request(files), { milliseconds: COMPILE_TIMEOUT_MS });
    } catch (error) {
      channel.close();
      compiler = undefined;
      if (!(error instanceof TimeLimitError)) throw error;
      return mistake('This code takes too long to compile. Expressions may be nested too deeply.');
    }
  } catch (error) {
    console.warn('The compiler of the code editor failed.', error);
    return mistake('The compiler could not be started. You might want to check your network connection.');
  }
}

function mistake(text: string): Compilation {
  return { kind: 'mistake', mistake: { text } };
}

function startCompiler(): Promise<Compiler> {
  compiler ??= openCompiler();
  return compiler;
}

async function openCompiler(): Promise<Compiler> {
  const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), {
    type: 'module',
    name: 'compiler',
  });
  const channel: Compiler = openWorkerChannel(worker);
  try {
    // No files: the answer shows that the worker runs.
    await withTimeout(channel.request([]), { milliseconds: START_TIMEOUT_MS });
    return channel;
  } catch (error) {
    channel.close();
    compiler = undefined;
    throw error;
  }
}
