import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { siteFile } from './site-pages.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};

/** The files of the built site whose names change with their content. */
const assets: ReadonlySet<string> = new Set(
  readdirSync(siteFile('assets')).filter((name) => /^[\w-]+\.(?:js|css|json)$/.test(name)),
);

/**
 * Replaces the release that the page is from by a new one: every script, style sheet and search index has another name,
 * the former files are gone, and every document and data file names the new release. The route is added above all
 * earlier routes: if they were removed first, requests in between would reach the real site.
 */
export async function deployNextRelease(page: Page, release: string): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.startsWith('/examples/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = fileOf(pathname, release);
      const body = await read(file);
      if (body !== undefined) {
        const contentType = TYPES[extname(file)] ?? 'image/svg+xml';
        return route.fulfill({ contentType, body: inRelease(body, release, assets) });
      }
      await route.fulfill({ status: 404, body: 'Not found' });
    },
  );
}

/** Returns the file of the built site that answers a request to the new release; it may not exist. */
function fileOf(pathname: string, release: string): string {
  if (pathname.startsWith('/assets/')) {
    const former = pathname.slice('/assets/'.length).replace(`.${release}.`, '.');
    return pathname.includes(`.${release}.`) ? `assets/${former}` : 'assets/of-the-former-release';
  }
  return extname(pathname) === '' ? `${pathname.replace(/\/$/, '')}/index.html` : pathname;
}

function read(file: string): Promise<string | undefined> {
  return readFile(siteFile(file), 'utf8').catch(() => undefined);
}

/**
 * Renames the release, and the assets in a text of a site. The library's versions contain dots: "0.2.12" stays as it is.
 */
export function inRelease(text: string, release: string, assets: ReadonlySet<string>): string {
  const renamed = text.replace(/([\w-]+)\.(js|css|json)\b/g, (name, stem, ending) =>
    assets.has(name) ? `${stem}.${release}.${ending}` : name,
  );
  return renamed
    .replace(/data-release="[^"]*"/, `data-release="${release}"`)
    .replace(/\brelease("?:["'`])[0-9a-f]{8}(?=["'`])/, `release$1${release}`);
}
