import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageSlug } from '../../shared/page-path.ts';
import { APP_ENTRY, type AppFiles } from '../markdown/demo/page-app.ts';
import { compiledOf } from './derive-pages.ts';
import type { SiteDocuments } from './read-documents.ts';

/** The apps that pages run by their keys, such as `guides/tutorial/step-1`. */
export type PageApps = ReadonlyMap<string, AppFiles>;

/** In a compiled page the figure of an app knows only the section: a page does not know where it stands. */
const FIGURE = /(<figure class="demo" data-app=")([a-z0-9-]+")/g;

/** Collects the apps of all pages. A page may show one twice. */
export function pageApps({ docs }: SiteDocuments): PageApps {
  return new Map(
    docs.flatMap((doc) => {
      const slug = pageSlug(doc._raw.sourceFilePath);
      return compiledOf(doc).apps.map(({ section, files }): [string, AppFiles] => [
        `${slug}/${section}`,
        files,
      ]);
    }),
  );
}

/** An article with the full keys of its apps. */
export function placeAppKeys(html: string, slug: string): string {
  return html.replace(FIGURE, (_, before: string, section: string) => `${before}${slug}/${section}`);
}

/**
 * Writes the files of all apps below a folder, and takes away what is left of others. Gives the entry module of each
 * app by its key, relative to the folder.
 */
export async function writePageApps(directory: string, apps: PageApps): Promise<ReadonlyMap<string, string>> {
  const files = new Map(
    [...apps].flatMap(([key, app]) =>
      Object.entries(app).map(([file, code]): [string, string] => [path.join(key, file), code]),
    ),
  );
  await Promise.all([...files].map(([file, code]) => writeChanged(path.join(directory, file), code)));
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(path.relative(directory, file))) await rm(file);
  }
  return new Map([...apps.keys()].map((key) => [key, `${key}/${APP_ENTRY}`]));
}

/** A module that did not change keeps its time stamp, so that the dev server reloads nothing. */
export async function writeChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
