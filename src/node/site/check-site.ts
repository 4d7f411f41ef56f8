import path from 'node:path';
import { FEED_PATH } from '../../shared/page-path.ts';
import { validFields } from '../content/check-fields.ts';
import { checkLinks, fieldLinks } from '../content/check-links.ts';
import { contentWarning, type Diagnostic, dedupe, inReadingOrder } from '../content/diagnostic.ts';
import { contentDirectory, refusedFiles } from '../content/files.ts';
import type { SourceDocument } from '../content/load-content.ts';
import { OWN_ROUTES } from '../content/routes.ts';
import { Site as SITE } from '../content/site-schema.ts';
import { checkDemos } from '../markdown/blocks/demo-source.ts';
import { findDemos } from '../markdown/blocks/demos.ts';
import type { StoredPage } from '../pages/stored-page.ts';
import { buildSettings, urlOf, writtenAddress } from './build-settings.ts';
import type { Site } from './site.ts';
import { standalonePages } from './standalone-pages.ts';

export interface CheckedPage extends StoredPage {
  /** Path of the page's source, for messages. */
  readonly file: string;
  /** Path on the site without base path: `/docs/concepts/nodes`. */
  readonly path: string;
}

/**
 * Checks what a single page cannot: links between pages, demos. Also collects the diagnostics from the
 * compilation of each page.
 */
export async function checkSite(
  projectRoot: string,
  site: Site,
  documents: readonly SourceDocument[],
): Promise<readonly Diagnostic[]> {
  const contentFolder = path.resolve(projectRoot, contentDirectory);
  const [demos, published, standalone] = await Promise.all([
    findDemos(contentFolder),
    // Hidden files are published too.
    refusedFiles(path.join(projectRoot, 'public'), 'public', () => true),
    standalonePages(projectRoot),
  ]);
  const pages = checkedPages(site);
  const address = urlOf('/', buildSettings(process.env, writtenAddress(projectRoot)));
  const feed = site.model.changes.length > 0 ? [FEED_PATH] : [];
  const routes = [...OWN_ROUTES, ...feed, ...standalone.map(({ route }) => route)];
  return inReadingOrder([
    // Pages may share a picture with a mistake.
    ...dedupe(pages.flatMap((page) => page.diagnostics)),
    ...(await checkDemos(contentFolder, contentDirectory, [...demos.keys()])),
    ...published.values(),
    ...checkLinks({ pages, sources: documents.map(fieldLinks), routes, address, absent: absentPages(site) }),
    ...documents.flatMap((document) => checkMovedSections(document, pages)),
  ]);
}

interface AbsentPage {
  readonly message: string;
  readonly hint: string;
}

/** Returns the messages for links to pages and sections that have moved, and to drafts. */
function absentPages({ model: { moves, movedSections, drafts } }: Site): ReadonlyMap<string, AbsentPage> {
  const absent = new Map<string, AbsentPage>();
  for (const [from, to] of [...moves, ...movedSections]) {
    const what = from.includes('#') ? 'section' : 'page';
    absent.set(from, { message: `The ${what} "${from}" has moved.`, hint: `Write "${to}".` });
  }
  for (const route of drafts) {
    const message = `The page "${route}" isn't published: it is a draft.`;
    absent.set(route, { message, hint: 'Publish it, or remove the link.' });
  }
  return absent;
}

/** Returns warnings for redirects from sections that are on their page again. */
function checkMovedSections(document: SourceDocument, pages: readonly CheckedPage[]): Diagnostic[] {
  const { redirects = {} } = validFields(document, SITE.fields) ?? {};
  return Object.keys(redirects).flatMap((from) => {
    const [path, anchor = ''] = from.split('#');
    const page = pages.find((one) => one.path === path);
    if (!page?.anchors.includes(anchor)) return [];
    const message = `The page "${path}" has the section "#${anchor}", so readers stay there.`;
    const hint = `Remove the line, or the section in ${page.file}.`;
    return [contentWarning(document.file, message, hint, document.yaml.placeOfName(['redirects', from]))];
  });
}

/** Returns the compiled pages with their places. */
export function checkedPages(site: Site): readonly CheckedPage[] {
  return [...site.model.pages.values()].flatMap((page) => {
    const facts = site.facts(page);
    const { text, route } = page;
    if (facts === undefined || text === undefined) return [];
    const file = path.posix.join(contentDirectory, text.contentPath);
    return [{ ...facts, file, path: route }];
  });
}
