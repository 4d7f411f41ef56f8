import { TimeLimitError, withTimeout } from '../../shared/with-timeout.ts';
import { openWorkerChannel, type WorkerChannel } from '../../shared/worker-channel.ts';
import type { CodeFile } from '../protocol/code-files.ts';
import type { Compilation } from './compile.ts';

/** Milliseconds for which a program may be compiled, the start of the worker included. Most take a few. */
const COMPILE_TIMEOUT_MS = 15_000;

type Compiler = WorkerChannel<readonly CodeFile[], Compilation>;

/** The worker of this page, which all its editors share. */
let compiler: Compiler | undefined;

/** Settles when the previous program has been compiled. */
let previous: Promise<unknown> = Promise.resolve();

/** Starts the worker, also ahead of the first program. A failure surfaces with the program. */
export function prepareCompiler(): Compiler {
  compiler ??= openWorkerChannel(
    new Worker(new URL('./compile-worker.ts', import.meta.url), { type: 'module', name: 'compiler' }),
  );
  return compiler;
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
    return await withTimeout(prepareCompiler().request(files), { milliseconds: COMPILE_TIMEOUT_MS });
  } catch (error) {
    compiler?.close();
    compiler = undefined;
    if (error instanceof TimeLimitError) {
      return mistake('This code takes too long to compile. Expressions may be nested too deeply.');
    }
    console.warn('The compiler of the code editor failed.', error);
    return mistake('The compiler could not be started. You might want to check your network connection.');
  }
}

function mistake(text: string): Compilation {
  return { kind: 'mistake', mistake: { text } };
}
