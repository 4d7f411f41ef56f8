import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import { siteFile } from './site-pages.ts';

/**
 * The paths of the scripts that start the app: the one that the main site's pages reference, and its static imports.
 */
const startUpScripts: ReadonlySet<string> = withImports(
  /<script type="module" src="\/(assets\/[^"]+)"/.exec(readFileSync(siteFile('index.html'), 'utf8'))?.[1] ??
    '',
);

function withImports(file: string): ReadonlySet<string> {
  const code = readFileSync(siteFile(file), 'utf8');
  // Not an `import(…)`, which waits for an action of the reader.
  const imports = [...code.matchAll(/(?:import|from)\s*["']\.\/([^"']+)["']/g)];
  return new Set([`/${file}`, ...imports.flatMap(([, name]) => [...withImports(`assets/${name}`)])]);
}

/** Whether a URL is one of the app's scripts. */
export function isAppScript(url: string | URL): boolean {
  const { pathname } = new URL(url);
  return pathname.endsWith('.js') && !startUpScripts.has(pathname);
}

/** Delays the app's scripts, as a slow network does, until the returned function is called. Call it before a visit. */
export function holdApp(page: Page): Promise<() => void> {
  return hold(page, isAppScript);
}

declare global {
  interface Window {
    /** The idle callbacks of the page, in a browser that is never idle. */
    idleTask?: IdleRequestCallback;
  }
}

/** Makes the browser never idle on the next visit. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = (task) => {
      window.idleTask = task;
      return 1;
    };
  });
}

/** Waits until the page only waits for an idle moment. */
export async function waitsForIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => window.idleTask !== undefined);
}
