// `npm run tutorial`: follows the tutorial in an empty folder: runs its commands, pastes the files of each step, builds
// after each, starts the app and opens it in Chromium. Needs npm's registry, so `npm test` does not run it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { findBrowser } from '../../scripts/browsers.ts';
import { capture } from '../../scripts/process.js';
import { contentDirectory } from '../../src/node/content/files.ts';
import { appAfter } from '../../src/node/markdown/blocks/page-app.ts';
import type { AppFiles } from '../../src/node/markdown/page/facts.ts';
import { parseMarkdown } from '../../src/node/markdown/parse.ts';
import { writtenIds } from '../../src/node/markdown/text/headings.ts';

/** The tutorial's pages; each continues the app of the one before it. */
const PAGES = ['basic-tutorial', 'tutorial-regions', 'tutorial-editing'];
/** What readers paste after the tutorial, up to the end of a section. */
const FINISH = [
  ['recipes/copy-and-load', 'compress-the-text'],
  ['check-pages', 'check'],
  ['finish-the-editor', 'app'],
] as const;
const PROJECT_SECTION = 'project';
/** The files and folders that readers delete once the files of step 1 are in place. */
const TEMPLATE_FILES = ['src/index.css', 'src/assets'];
const STEP = /^step-\d+$/;
/** The time limit of the development server and the page in milliseconds. */
const TIMEOUT_MS = 60_000;

const pageOf = async (name: string) =>
  parseMarkdown(await readFile(path.join(contentDirectory, 'docs/guides', `${name}.md`), 'utf8'));
const pages = await Promise.all(PAGES.map(pageOf));
const [create, start, ...others] = pages.flatMap(commandsOf);
if (create === undefined || start === undefined || others.length > 0)
  throw new Error(
    `The tutorial's section ${PROJECT_SECTION} must have two shell blocks, one that creates the project and one that starts it.`,
  );

const directory = await mkdtemp(path.join(tmpdir(), 'tutorial-'));
let server: ChildProcess | undefined;
try {
  const project = await createProject(create);
  const steps = pages.flatMap((page) =>
    stepsOf(page).map((step) => ({ name: step, files: appAfter(page, step) })),
  );
  const finish = FINISH.map(async ([name, section]) => appAfter(await pageOf(name), section));
  const files: AppFiles = Object.assign({}, ...(await Promise.all(finish)));
  const versions = [...steps, { name: 'The finished editor', files }];
  for (const [index, { name, files = {} }] of versions.entries()) {
    for (const [file, code] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(project, file)), { recursive: true });
      await writeFile(path.join(project, file), code);
    }
    if (index === 0)
      for (const file of TEMPLATE_FILES) await rm(path.join(project, file), { recursive: true });
    await run('npm run build', project);
    console.log(`${name} builds.`);
  }
  server = spawn('bash', ['-c', start], {
    cwd: project,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const parts = await openApp(await addressOf(server));
  console.log(
    `The tutorial's app starts after ${steps.length} steps and its finish, and shows ${parts} parts to drag.`,
  );
} catch (error) {
  console.error(`The tutorial fails: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  // The shell, npm and Vite are one group of processes.
  if (server?.pid !== undefined) process.kill(-server.pid);
  await rm(directory, { recursive: true, force: true });
}

/** Returns the shell blocks of the section that creates the project. */
function commandsOf({ children }: Root): string[] {
  const begin = children.findIndex(
    (node) => node.type === 'heading' && writtenIds(textOf(node)).includes(PROJECT_SECTION),
  );
  const end = children.findIndex((node, index) => index > begin && node.type === 'heading');
  return children
    .slice(begin, end)
    .flatMap((node) => (node.type === 'code' && node.lang === 'bash' ? [node.value] : []));
}

function stepsOf({ children }: Root): string[] {
  return children.flatMap((node) => {
    const id = node.type === 'heading' ? writtenIds(textOf(node)).find((id) => STEP.test(id)) : undefined;
    return id ?? [];
  });
}

/** Runs the commands of the first block in the empty folder. Returns the folder in which they end. */
async function createProject(commands: string): Promise<string> {
  const endFile = path.join(directory, 'end');
  await run(`${commands}\npwd > ${endFile}`, directory);
  return (await readFile(endFile, 'utf8')).trim();
}

/** Runs shell commands as a reader does who answers yes to npm. Rejects with their output if one fails. */
async function run(commands: string, cwd: string): Promise<void> {
  const { code, output } = await capture('bash', ['-e', '-c', commands], {
    cwd,
    env: { ...process.env, npm_config_yes: 'true' },
  });
  if (code !== 0) throw new Error(`this ended with ${code}:\n${commands}\n\n${output}`);
}

function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('the development server prints no address.')),
      TIMEOUT_MS,
    );
    let output = '';
    stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

/** Opens the app in a browser. Returns how many parts of the page can be dragged; rejects if the app complains. */
async function openApp(address: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const tab = await browser.newPage();
    const complaints: string[] = [];
    tab.on('pageerror', (error) => complaints.push(error.message));
    tab.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await tab.goto(address);
    const parts = tab.locator('main [draggable="true"]');
    await parts.first().waitFor({ timeout: TIMEOUT_MS });
    if (complaints.length > 0) throw new Error(`the app complains: ${complaints.join('\n')}`);
    return await parts.count();
  } finally {
    await browser.close();
  }
}
