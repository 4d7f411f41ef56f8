import { createHash } from 'node:crypto';
import pMap from 'p-map';
import { currentVersion, versionOf } from '../../shared/docs-version.ts';
import { markdownPath } from '../../shared/markdown-path.ts';
import { OFFLINE_DOCUMENT } from '../../shared/offline.ts';
import type { PageData } from '../../shared/page-data.ts';
import { pageDataPath, sampleTypesPath } from '../../shared/page-data-path.ts';
import { CHANGELOG_PATH, FEED_PATH, pagePath } from '../../shared/page-path.ts';
import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import type { Site } from '../site/site.ts';
import { isUnpublished } from '../site/site-model.ts';
import type { StandalonePage } from '../site/standalone-pages.ts';
import type { FileWriter } from './file-writer.ts';
import {
  type DocumentFrame,
  type DocumentStyles,
  documentFile,
  renderDocument,
  renderRedirect,
  renderStandalone,
  type StandaloneScript,
} from './html-document.ts';
import { sampleTypes } from './sample-types.ts';
import type { ReleaseFiles } from './service-worker.ts';
import type { SocialCard } from './social-cards.ts';
import { structuredData } from './structured-data.ts';

/** The exports of the app's server bundle. */
export interface ServerBundle {
  readonly renderPage: (path: string, page: PageData | undefined) => Promise<string>;
  readonly documentTitle: (title: string) => string;
}

/** A page outside the router, with its script and the URLs of its styles. */
export interface LoadedStandalone {
  readonly page: StandalonePage;
  readonly start: StandaloneScript;
  readonly styles: readonly string[];
}

/** A page and its address. */
interface PlacedPage {
  /** Without the base path. */
  readonly route: string;
  readonly page: PageData;
  readonly styles: DocumentStyles;
  /** Scheme and host of the site, if the page has a full URL. */
  readonly place?: SiteAddress;
  /** Its image for link previews. */
  readonly card?: SocialCard | undefined;
  /** Whether the site has a feed. */
  readonly hasFeed?: boolean;
}

/** Renders the document of a page for hydration by the app. */
export async function renderPageDocument(
  server: ServerBundle,
  frame: DocumentFrame,
  { route, page, styles, place, card, hasFeed = false }: PlacedPage,
): Promise<string> {
  const canonical = place && urlOf(route, place);
  return renderDocument(frame, {
    styles,
    card,
    // Feed readers look for the link on the home page and on the changelog; other pages do not need it.
    ...(hasFeed && ['/', CHANGELOG_PATH].includes(route) && { feed: `${frame.base}${FEED_PATH.slice(1)}` }),
    title: server.documentTitle(page.title),
    description: page.description,
    ...(canonical !== undefined && { canonical }),
    ...(page.kind === 'doc' &&
      place && {
        structuredData: structuredData(page, frame.site, {
          canonical: urlOf(route, place),
          home: urlOf('/', place),
          image: (card ?? frame.card)?.url,
        }),
      }),
    ...(page.kind === 'doc' && { markdown: `${frame.base}${markdownPath(page.id).slice(1)}` }),
    ...(page.kind === 'doc' && { version: versionOf(page.id, frame.site) }),
    content: await server.renderPage(route, page),
    data: { path: route, value: withoutArticle(page) },
  });
}

/**
 * Returns the data of a page that is not in its article, which contains its headings too. The cuts are omitted because
 * they are offsets in the HTML of the build: a browser that reads the article back from the document serialises it
 * differently.
 */
function withoutArticle({ html: _article, ...page }: PageData): unknown {
  if (!('headings' in page)) return page;
  const { headings: _inArticle, cuts: _ofOtherHtml, ...data } = page;
  return data;
}

/** The number of pages written at a time: enough that rendering does not wait for the disk. */
const PAGES_AT_ONCE = 8;

/** The styles for the first paint of each kind of page. */
export type PageStyles = Readonly<Record<PageData['kind'], string>>;

interface HtmlPagesOptions extends SiteAddress {
  readonly site: Site;
  readonly server: ServerBundle;
  readonly styles: PageStyles;
  readonly startScript: string;
  /** The styles for print, as a path below the site's root. */
  readonly printStyle: string;
  /** The search index, as a path below the site's root. */
  readonly searchIndex: string;
  readonly standalone: readonly LoadedStandalone[];
  /** The files that pages load and show; their names or hashes are part of the release's name. */
  readonly files: ReleaseFiles;
  /** Images of pages for link previews, by route. */
  readonly cards: ReadonlyMap<string, SocialCard>;
  readonly write: FileWriter;
}

/**
 * Writes every page as a complete HTML file and as data, and the files for crawlers. Returns the name of the release.
 */
export async function writeHtmlPages(options: HtmlPagesOptions): Promise<string> {
  const { site, base, write } = options;
  const { model } = site;
  const card =
    model.socialCard === undefined
      ? undefined
      : { url: urlOf(model.socialCard, options), alt: `${model.site.title}: ${model.site.tagline}` };
  const unnamed: DocumentFrame = {
    site: model.site,
    base,
    startScript: options.startScript,
    printStyle: `${base}${options.printStyle}`,
    searchIndex: `${base}${options.searchIndex}`,
    release: '',
    card,
  };
  const release = await releaseOf(options, await commonDocuments(options, unnamed));
  const frame = { ...unnamed, release };

  await pMap(model.pages.keys(), (route) => writePage(options, frame, route), { concurrency: PAGES_AT_ONCE });
  for (const [file, document] of await commonDocuments(options, frame)) await write(file, document);
  return release;
}

/** Renders the documents that do not belong to a page of the content, by file. */
async function commonDocuments(
  options: HtmlPagesOptions,
  frame: DocumentFrame,
): Promise<ReadonlyMap<string, string>> {
  const { server, styles, base, standalone } = options;
  const { site, release, card } = frame;
  const mainPage = pagePath(currentVersion(site).mainPage);
  const redirects = new Map([['/docs', mainPage], ...options.site.model.moves]);
  const documents = new Map([
    [
      '404.html',
      renderDocument(frame, {
        styles: inline(styles.search),
        title: server.documentTitle('Page not found'),
        description: 'There is no page at this address.',
        content: await server.renderPage('/404', undefined),
      }),
    ],
    [
      OFFLINE_DOCUMENT,
      renderDocument(
        { ...frame, offlineFallback: true },
        {
          styles: inline(styles.search),
          title: server.documentTitle('You are offline'),
          description: 'Shown when a page is not saved on this device.',
          content: await server.renderPage('/offline', undefined),
        },
      ),
    ],
  ]);
  for (const [route, target] of redirects) {
    documents.set(
      documentFile(route),
      renderRedirect(`${base}${target.slice(1)}`, urlOf(target, options), `${base}favicon.svg`),
    );
  }
  if (site.versions.length > 1) {
    // Only the app knows which version the reader has chosen.
    documents.set(
      documentFile('/docs'),
      renderDocument(frame, {
        styles: inline(styles.search),
        title: server.documentTitle('Documentation'),
        description: 'The documentation of the version that you have chosen.',
        content: `<p><a href="${base}${mainPage.slice(1)}">Documentation</a></p>`,
      }),
    );
  }
  for (const { page, ...loaded } of standalone) {
    const canonical = urlOf(page.route, options);
    const document = renderStandalone(page, { ...loaded, site, base, release, canonical, card });
    documents.set(documentFile(page.route), document);
  }
  return documents;
}

/**
 * Returns the name of a release: equal for equal sites only, so that pages of different releases are never mixed. The
 * documents without content represent what all documents have in common.
 */
async function releaseOf(
  { site, styles, files }: HtmlPagesOptions,
  documents: ReadonlyMap<string, string>,
): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify([styles, files, [...documents], site.model.changes]),
  );
  for (const page of site.model.pages.values()) {
    hash.update(JSON.stringify([page.fields, (await site.articleHash(page)) ?? null]));
  }
  return hash.digest('hex').slice(0, 8);
}

async function writePage(
  { site, siteUrl, base, server, styles, cards, write }: HtmlPagesOptions,
  frame: DocumentFrame,
  route: string,
): Promise<void> {
  const page = await site.page(route);
  if (page === undefined) return;
  const document = await renderPageDocument(server, frame, {
    route,
    page,
    styles: inline(styles[page.kind]),
    // A page without a full URL asks search engines not to index it.
    ...(!isUnpublished(page) && { place: { siteUrl, base } }),
    card: cards.get(route),
    hasFeed: site.model.changes.length > 0,
  });
  await write(documentFile(route), document);
  await write(pageDataPath(route), JSON.stringify({ ...page, release: frame.release }));
  const sitePage = site.model.pages.get(route);
  const types = sitePage && (await sampleTypes(site, sitePage));
  if (types !== undefined) await write(sampleTypesPath(route), JSON.stringify(types));
}

function inline(text: string): DocumentStyles {
  return { kind: 'inline', text };
}
