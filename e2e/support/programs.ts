import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test } from '@playwright/test';
import { findProgram } from '../../scripts/browsers.ts';
import { NOT_AVAILABLE } from '../../scripts/reports.ts';

/** Programs that run beside the tests, without windows on the reader's own screen. */
export interface Programs {
  /** Starts a program. `env` is the whole environment of the program. */
  start(program: string, args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** Starts a program and returns the first line of its output. */
  startAndRead(program: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
  /** Kills all programs and everything that they have started. */
  close(): void;
}

/** Skips the tests of a file, or a test, if a program is missing. */
export function requirePrograms(...names: readonly string[]): void {
  const missing = names.filter((name) => findProgram(name) === undefined);
  test.skip(missing.length > 0, NOT_AVAILABLE + missing.join(', '));
}

/** Returns the path of Firefox; undefined if it is missing. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr') ?? findProgram('firefox');
}

/** Returns a group of programs that ends with the test process at the latest. */
export function createPrograms(): Programs {
  const groups: ChildProcess[] = [];
  const killAll = () => groups.toReversed().forEach(killGroup);
  // A test process that exits early leaves no program behind.
  process.once('exit', killAll);
  const start = (
    program: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv | undefined,
    output: 'pipe' | 'ignore',
  ) => {
    const child = spawn(program, args, {
      env,
      detached: true,
      stdio: ['ignore', output, 'ignore'],
    });
    groups.push(child);
    return child;
  };
  return {
    start: (program, args, env) => start(program, args, env, 'ignore'),
    startAndRead: async (program, args, env) => {
      const { stdout } = start(program, args, env, 'pipe');
      if (stdout !== null) for await (const line of createInterface({ input: stdout })) return line;
      throw new Error(`${program} did not start.`);
    },
    close: () => {
      process.off('exit', killAll);
      killAll();
    },
  };
}

/** Starts a virtual screen and returns the value of `DISPLAY` for programs that are to appear on it. */
export async function startScreen({ startAndRead }: Programs, size: string): Promise<string> {
  const args = ['-displayfd', '1', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'];
  return `:${await startAndRead('Xvfb', args)}`;
}

/** Kills a program and all processes that it has started. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
}
