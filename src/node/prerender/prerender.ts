import { createHash } from 'node:crypto';
import { forEachAtOnce } from '../../../scripts/for-each-at-once.js';
import { OFFLINE_DOCUMENT } from '../../shared/offline.ts';
import type { PageData } from '../../shared/page-data.ts';
import { pageDataPath } from '../../shared/page-data-path.ts';
import { pagePath } from '../../shared/page-path.ts';
import type { ReleaseFiles } from '../offline/release-files.ts';
import type { LoadedSite } from '../site/load-site.ts';
import { type SitePlace, urlOf } from '../site/site-place.ts';
import type { StandalonePage } from '../site/standalone-pages.ts';
import { type DocumentFrame, type DocumentStyles, renderDocument } from './document.ts';
import { documentFile } from './document-file.ts';
import type { FileWriter } from './file-writer.ts';
import { COMMON_TAG, renderPageDocument, type ServerBundle } from './page-document.ts';
import { renderRedirect } from './redirect-document.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';
import { renderStandalone } from './standalone-document.ts';
import { withBase } from './with-base.ts';

/** How many pages are written at a time: enough that rendering need not wait for the disk. */
const PAGES_AT_ONCE = 8;

/** The styles for the first paint of each kind of page. */
export type PageStyles = Readonly<Record<PageData['kind'], string>>;

export interface PrerenderOptions extends SitePlace {
  readonly loaded: LoadedSite;
  readonly server: ServerBundle;
  readonly styles: PageStyles;
  readonly bootScript: string;
  /** The styles for print, as a path below the site's root. */
  readonly printStyle: string;
  /** The search index, as a path below the site's root. */
  readonly searchIndex: string;
  /** Pages outside the router, with the built files that they load. */
  readonly standalone: readonly {
    readonly page: StandalonePage;
    readonly script: string;
    readonly styles: readonly string[];
    readonly imports: readonly string[];
  }[];
  /** The files that pages load and show, with whose names or hashes a release changes. */
  readonly files: ReleaseFiles;
  readonly write: FileWriter;
}

/**
 * Writes every page as a complete HTML file and as data, and what machines read about them all. Gives the name of the
 * release.
 */
export async function prerender(options: PrerenderOptions): Promise<string> {
  const { loaded, base, write } = options;
  const { site } = loaded;
  const card = loaded.socialCard === undefined ? undefined : urlOf(loaded.socialCard, options);
  const unnamed: DocumentFrame = {
    site,
    base,
    bootScript: options.bootScript,
    printStyle: `${base}${options.printStyle}`,
    searchIndex: `${base}${options.searchIndex}`,
    release: '',
    card,
  };
  const release = releaseOf(options, await commonDocuments(options, unnamed));
  const frame = { ...unnamed, release };

  await forEachAtOnce(loaded.pages, PAGES_AT_ONCE, ([route, page]) =>
    writePage(options, frame, route, withBase(page, base), urlOf(route, options)),
  );
  for (const [file, document] of await commonDocuments(options, frame)) await write(file, document);

  const entries = [...loaded.pages].map(([route, page]) => ({
    url: urlOf(route, options),
    ...('lastChanged' in page && page.lastChanged !== undefined && { lastChanged: page.lastChanged }),
  }));
  await write('sitemap.xml', renderSitemap(entries));
  await write('robots.txt', renderRobots(urlOf('/sitemap.xml', options)));
  return release;
}

/** The documents that stand for no page of the content, by their files. */
async function commonDocuments(
  options: PrerenderOptions,
  frame: DocumentFrame,
): Promise<ReadonlyMap<string, string>> {
  const { server, styles, base, standalone } = options;
  const { site, release, card } = frame;
  const mainPage = site.versions.find(({ name }) => name === site.currentVersion)?.mainPage ?? '';
  const target = pagePath(mainPage);
  const documents = new Map([
    [
      '404.html',
      renderDocument(frame, {
        styles: inline(styles.search),
        title: server.documentTitle('Page not found'),
        description: 'Nothing stands at this address.',
        crawlerTag: COMMON_TAG,
        content: await server.renderPage('/404', undefined),
      }),
    ],
    [
      OFFLINE_DOCUMENT,
      renderDocument(
        { ...frame, standsIn: true },
        {
          styles: inline(styles.search),
          title: server.documentTitle('You are offline'),
          description: 'What stands in for a page that is not saved on this device.',
          crawlerTag: COMMON_TAG,
          content: await server.renderPage('/offline', undefined),
        },
      ),
    ],
    [
      documentFile('/docs'),
      renderRedirect(`${base}${target.slice(1)}`, urlOf(target, options), `${base}favicon.svg`),
    ],
  ]);
  for (const { page, script, styles: ownStyles, imports } of standalone) {
    const document = renderStandalone(page, {
      site,
      base,
      release,
      script: `${base}${script}`,
      imports: imports.map((file) => `${base}${file}`),
      styles: ownStyles.map((style) => `${base}${style}`),
      canonical: urlOf(page.route, options),
      card,
    });
    documents.set(documentFile(page.route), document);
  }
  return documents;
}

/**
 * The name of a release: the same for the same site and another for any other, so that no page of one takes anything
 * of another. The documents that no content is in stand for what all documents have in common.
 */
function releaseOf(
  { loaded, styles, files }: PrerenderOptions,
  documents: ReadonlyMap<string, string>,
): string {
  const hash = createHash('sha256').update(JSON.stringify([styles, files, [...documents]]));
  for (const entry of loaded.pages) hash.update(JSON.stringify(entry));
  return hash.digest('hex').slice(0, 8);
}

async function writePage(
  { server, styles, write }: PrerenderOptions,
  frame: DocumentFrame,
  route: string,
  page: PageData,
  canonical: string,
): Promise<void> {
  const document = await renderPageDocument(server, frame, {
    route,
    page,
    styles: inline(styles[page.kind]),
    canonical,
  });
  await write(documentFile(route), document);
  await write(pageDataPath(route), JSON.stringify({ ...page, release: frame.release }));
}

function inline(text: string): DocumentStyles {
  return { kind: 'inline', text };
}
