import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import type { Browser, Page } from 'playwright-core';
import { type RunningCommand, startCommand, stopCommand } from '../sites/run-command.ts';
import type { SiteUnderTest } from '../sites/site.ts';

/** The waiting times of an author. */
export interface DevServerCost {
  /** Seconds from the command until the first page is shown in a browser. */
  readonly firstPage: number;
  /** Milliseconds from writing the file until the change is shown in that page. */
  readonly edit: number;
}

/** The page to open, its first sentence, and the text that an author inserts before it. */
const PAGE = 'concepts/nodes';
const SENTENCE = 'users drag texts, a button and a card';
const EDITED = 'Edited just now.';

/** Milliseconds after the first page, and after the edit, in which a server may finish its work. */
const REST_MS = 3000;

/** The timeout of a minute: a machine may be slow, but a server without a page for longer is broken. */
const TIMEOUT_MS = 60_000;

/** Starts a development server, opens a page, edits its file, stops the server, and restores the file. */
export async function measureDevServer(
  browser: Browser,
  site: SiteUnderTest,
  projectDir: string,
): Promise<DevServerCost> {
  const port = await getPort();
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const start = performance.now();
  const server = startCommand(site.dev(projectDir, port));
  try {
    await openAsSoonAsPossible(page, `http://127.0.0.1:${port}${site.pagePath(PAGE)}`, server);
    await shown(page, SENTENCE);
    const firstPage = (performance.now() - start) / 1000;
    await wait(REST_MS);
    const edit = await measureEdit(page, site.pageFile(projectDir, PAGE));
    // Authors do not stop a server at the moment at which it writes its cache for the next start.
    await wait(REST_MS);
    return { firstPage, edit };
  } catch (error) {
    throw new Error(`The development server of ${site.label} failed. It says:\n${server.output()}`, {
      cause: error,
    });
  } finally {
    await page.close();
    await stopCommand(server);
  }
}

async function measureEdit(page: Page, file: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  const edited = text.replace(SENTENCE, `${EDITED} ${SENTENCE}`);
  if (edited === text) throw new Error(`${file} does not hold "${SENTENCE}".`);
  const start = performance.now();
  try {
    await writeFile(file, edited);
    await shown(page, EDITED);
    return performance.now() - start;
  } finally {
    await writeFile(file, text);
  }
}

/** Waits until a text is shown in the page, across reloads; checks before every frame, also those without a body yet. */
async function shown(page: Page, text: string): Promise<void> {
  const isShown = (searched: string) => document.querySelector('body')?.innerText.includes(searched);
  await page.waitForFunction(isShown, text, { polling: 'raf', timeout: TIMEOUT_MS });
}

/** Retries until the server answers with a page. */
async function openAsSoonAsPossible(page: Page, url: string, server: RunningCommand): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    if (server.process.exitCode !== null) throw new Error('It has ended.');
    const answers = await fetch(url, { headers: { accept: 'text/html' } }).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) break;
    if (performance.now() > end) throw new Error(`${url} does not answer.`);
    await wait(50);
  }
  await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
}
