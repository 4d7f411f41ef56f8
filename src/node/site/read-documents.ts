import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Doc, Landing, Sidebar, Site, TextPage } from 'contentlayer/generated';

/** Everything that the content folder holds, as Contentlayer validated and compiled it. */
export interface SiteDocuments {
  readonly docs: readonly Doc[];
  readonly landing: Landing;
  readonly textPages: readonly TextPage[];
  readonly sidebar: Sidebar;
  readonly site: Site;
}

/**
 * Reads what Contentlayer generated. The index of each type is the only list to trust: a deleted document leaves its
 * own file behind.
 */
export async function readDocuments(projectRoot: string): Promise<SiteDocuments> {
  const [docs, landing, textPages, sidebar, site] = await Promise.all([
    readIndex<readonly Doc[]>(projectRoot, 'Doc'),
    readIndex<Landing>(projectRoot, 'Landing'),
    readIndex<readonly TextPage[]>(projectRoot, 'TextPage'),
    readIndex<Sidebar>(projectRoot, 'Sidebar'),
    readIndex<Site>(projectRoot, 'Site'),
  ]);
  return { docs, landing, textPages, sidebar, site };
}

async function readIndex<T>(projectRoot: string, type: string): Promise<T> {
  const file = path.join(projectRoot, '.contentlayer/generated', type, '_index.json');
  // biome-ignore lint/plugin/no-casts: Contentlayer checked the file against the schema that it generated T from
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
