import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../../scripts/project-root.js';
import { buildEnvironment } from './run-vite.ts';

/** A running development server. */
export interface DevServer {
  /** With a slash at the end. */
  readonly url: string;
  /** Its output so far. */
  readonly output: () => string;
  stop(): Promise<void>;
}

/** Starts the development server with these settings, on a free port. */
export function startDevServer(settings: Readonly<Record<string, string>>): Promise<DevServer> {
  const args = ['scripts/dev.js', '--host', '127.0.0.1', '--port', '5310'];
  const child = spawn(process.execPath, args, { cwd: projectRoot, env: buildEnvironment(settings) });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (data: unknown) => {
      output += stripVTControlCharacters(String(data));
      const url = /Local:\s+(\S+)/.exec(output)?.[1];
      if (url === undefined) return;
      resolve({
        url,
        output: () => output,
        async stop() {
          child.kill();
          await ended;
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    void ended.then(() => reject(new Error(`The development server has ended:\n${output}`)));
  });
}
