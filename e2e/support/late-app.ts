import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import { siteFile } from './site-pages.ts';

/** The paths of the scripts that start the app: the one that the main site's pages name, and what it imports at once. */
const startUpScripts: ReadonlySet<string> = withImports(
  /<script type="module" src="\/(assets\/[^"]+)"/.exec(readFileSync(siteFile('index.html'), 'utf8'))?.[1] ??
    '',
);

function withImports(file: string): ReadonlySet<string> {
  const code = readFileSync(siteFile(file), 'utf8');
  // An `import(…)` is none of these: it waits for a sign of the reader.
  const imports = [...code.matchAll(/(?:import|from)\s*["']\.\/([^"']+)["']/g)];
  return new Set([`/${file}`, ...imports.flatMap(([, name]) => [...withImports(`assets/${name}`)])]);
}

/** Whether a URL is one of the app's scripts. */
export function isAppScript(url: string | URL): boolean {
  const { pathname } = new URL(url);
  return pathname.endsWith('.js') && !startUpScripts.has(pathname);
}

/** Keeps the app from arriving, as a slow network does, until the returned function is called. Call it before a visit. */
export function holdApp(page: Page): Promise<() => void> {
  return hold(page, isAppScript);
}

declare global {
  interface Window {
    /** What the page wanted to do when idle, in a browser that never is. */
    idleTask?: IdleRequestCallback;
  }
}

/** Makes the browser of the next visit one that never has an idle moment. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = (task) => {
      window.idleTask = task;
      return 1;
    };
  });
}

/** Waits until the page has nothing more to do but to wait for an idle moment. */
export async function waitsForIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => window.idleTask !== undefined);
}
