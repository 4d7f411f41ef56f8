import { type ChildProcess, spawn } from 'node:child_process';
import type { Command } from './site.ts';

/** Environment variables that would change the build. */
const SETTINGS =
  /^(?:BASE_PATH|CONTENT_DIR|CONTENT_WARNINGS|NODE_ENV|NODE_OPTIONS|OFFLINE|OUT_DIR|SITE_URL|VITE_.*)$/;

/** A running command and its output so far. */
export interface RunningCommand {
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Resolves when the command has exited by itself with code 0; otherwise rejects with its output. */
  readonly ended: Promise<void>;
}

/** Starts a command in its own process group, so that it can be stopped together with its child processes. */
export function startCommand({ file, args, cwd, env = {} }: Command): RunningCommand {
  const inherited = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
  const child = spawn(file, args, {
    cwd,
    env: { ...Object.fromEntries(inherited), CI: '1', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${[file, ...args].join(' ')} ended with ${signal ?? code}:\n${output}`));
    });
  });
  // Prevents an unhandled rejection if nobody waits for the end.
  ended.catch(() => {});
  return { process: child, output: () => output, ended };
}

/** Runs a command to completion; rejects with its output if it fails. */
export async function runCommand(command: Command): Promise<void> {
  await startCommand(command).ended;
}

/** Stops a command with all its child processes, and waits until it has ended. */
export async function stopCommand({ process: child, ended }: RunningCommand): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    process.kill(-child.pid, 'SIGKILL');
  }
  await ended.catch(() => {});
}
