import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { projectRoot } from '../../scripts/project-root.js';
import { NOT_AVAILABLE } from '../../scripts/reports.ts';
import { freePort } from './loopback.ts';

/** The document that has a configuration for each server. */
const DOCUMENT = 'docs/deployment.md';

/** The servers that it configures. */
export const HOST_NAMES = ['nginx', 'caddy'] as const;

export type HostName = (typeof HOST_NAMES)[number];

interface HostServer {
  /** The language of the configuration block in the document. */
  readonly language: string;
  /** Returns whether the program is installed. */
  readonly find: () => Promise<boolean>;
  /** Returns the command that serves until it is stopped, with its configuration file in `folder`. */
  readonly command: (folder: string) => readonly [program: string, ...args: string[]];
  /** Completes the document's configuration to that of a standalone server, on one port of this machine. */
  readonly configure: (block: string, port: number, folder: string) => Promise<string>;
}

const HOSTS: Readonly<Record<HostName, HostServer>> = {
  nginx: {
    language: 'nginx',
    find: async () => (await output('nginx', ['-v'])).includes('nginx/'),
    command: (folder) => ['nginx', '-e', 'stderr', '-c', join(folder, 'config')],
    async configure(block, port, folder) {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      return [
        'daemon off;',
        `pid ${folder}/pid;`,
        // The site may be in a folder that only its owner can read.
        process.getuid?.() === 0 ? 'user root;' : '',
        'events {}',
        'http {',
        'include /etc/nginx/mime.types;',
        'default_type application/octet-stream;',
        'access_log off;',
        ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
        replaceOnce(block, 'listen 80;', `listen 127.0.0.1:${port};`),
        '}',
      ].join('\n');
    },
  },
  caddy: {
    language: 'caddyfile',
    find: async () => /^v?[\d.]+/.test(await output('caddy', ['version'])),
    command: (folder) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'config')],
    async configure(block, port) {
      const site = replaceOnce(block, 'docs.example.com {', `http://127.0.0.1:${port} {`);
      return `{\n  admin off\n  auto_https off\n}\n${site}`;
    },
  },
};

/** A running server. */
export interface RunningHost {
  /** The site's address, base path included. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Skips a test if the machine lacks the server. */
export async function requireHost(name: HostName): Promise<void> {
  test.skip(!(await HOSTS[name].find()), NOT_AVAILABLE + name);
}

/**
 * Starts a server with the configuration of the document.
 *
 * @param root the folder that the document calls `/var/www/docs`
 * @param base the path of the site, whose folder is below `root`
 */
export async function startHost(name: HostName, root: string, base: string): Promise<RunningHost> {
  const { command, configure, language } = HOSTS[name];
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const block = documentedBlock(language)
    .replaceAll('/404.html', `${base}404.html`)
    .replaceAll('/var/www/docs', root);
  await writeFile(join(folder, 'config'), await configure(block, port, folder));
  const [program, ...args] = command(folder);
  const child = spawn(program, args, {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}${base}`;
  await untilAnswering(child, url);
  return {
    url,
    async close() {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the server answers; rejects with its output if it exits before. */
async function untilAnswering(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (data) => {
    said += String(data);
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${child.spawnfile} did not start:\n${said}`)));
  });
  // After the start, nothing waits for the process to end.
  ended.catch(() => {});
  const answers = async () => {
    while (child.exitCode === null && child.signalCode === null) {
      const isThere = await fetch(url).then(
        () => true,
        () => false,
      );
      if (isThere) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await Promise.race([answers(), ended]);
}

/** Returns the document's configuration for a language. */
function documentedBlock(language: string): string {
  const text = readFileSync(join(projectRoot, DOCUMENT), 'utf8');
  const blocks = text.split(`\n\`\`\`${language}\n`).slice(1);
  const [block = '', end] = blocks[0]?.split('\n```\n', 2) ?? [];
  if (blocks.length !== 1 || end === undefined)
    throw new Error(`${DOCUMENT} must have one block of the language "${language}".`);
  return block;
}

function replaceOnce(text: string, before: string, after: string): string {
  if (text.split(before).length !== 2)
    throw new Error(`${DOCUMENT} must have "${before}" once in its block.`);
  return text.replace(before, after);
}

/** Returns the output of a program; empty if the program does not exist. */
async function output(program: string, args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(program, args).catch(() => ({
    stdout: '',
    stderr: '',
  }));
  return stdout + stderr;
}
