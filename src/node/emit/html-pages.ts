import { createHash } from 'node:crypto';
import pMap from 'p-map';
import { currentVersion, versionOf } from '../../shared/docs-version.ts';
import { markdownPath } from '../../shared/markdown-path.ts';
import { OFFLINE_DOCUMENT } from '../../shared/offline.ts';
import type { PageData } from '../../shared/page-data.ts';
import { pageDataPath } from '../../shared/page-data-path.ts';
import { CHANGELOG_PATH, FEED_PATH, pagePath } from '../../shared/page-path.ts';
import { pathOf } from '../content/routes.ts';
import { codeFramePolicy, pagePolicy } from '../security/content-security-policy.ts';
import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import { isIndexed } from '../site/site-model.ts';
import type { StandalonePage } from '../site/standalone-pages.ts';
import { bundleCodeFrame } from './bundle-script.ts';
import {
  type DocumentFrame,
  type DocumentStyles,
  documentFile,
  renderDocument,
  renderRedirect,
  renderStandalone,
  type StandaloneAssets,
} from './html-document.ts';
import type { SocialCard } from './social-cards.ts';
import type { BundledApp, CommonFiles, ServerBundle, SiteBuild } from './stages.ts';

interface PlacedPage {
  /** Without the base path. */
  readonly route: string;
  readonly page: PageData;
  readonly styles: DocumentStyles;
  /** Scheme and host of the site, if the page has a full URL. */
  readonly place?: SiteAddress;
  readonly card?: SocialCard | undefined;
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
    ...(page.kind === 'doc' && { markdown: `${frame.base}${markdownPath(page.id).slice(1)}` }),
    ...(page.kind === 'doc' && { version: versionOf(page.id, frame.site) }),
    content: await server.renderPage(route, page),
    data: { path: route, value: withoutArticle(page) },
  });
}

/** Returns the data of a page that is not in its article, which contains its headings too. */
function withoutArticle({ html: _article, ...page }: PageData): unknown {
  if (!('headings' in page)) return page;
  const { headings: _inArticle, ...data } = page;
  return data;
}

/** The number of pages written at a time: enough that rendering does not wait for the disk. */
const PAGES_AT_ONCE = 8;

/**
 * Writes every page as a complete HTML file and as data, and the documents that belong to no page. Returns the name of
 * the release.
 */
export async function writeHtmlPages(
  build: SiteBuild,
  app: BundledApp,
  common: CommonFiles,
  cards: ReadonlyMap<string, SocialCard>,
): Promise<string> {
  const {
    settings,
    site: { model },
    write,
  } = build;
  const { base } = settings;
  const unnamed: DocumentFrame = {
    site: model.site,
    base,
    connections: build.connections,
    startScript: `${base}${app.start.script}`,
    printStyle: `${base}${common.printStyle}`,
    searchIndex: `${base}${common.searchIndex}`,
    release: '',
    ...(model.socialCard !== undefined && {
      card: {
        url: urlOf(model.socialCard, settings),
        alt: `${model.site.title}: ${model.site.tagline}`,
      },
    }),
  };
  const standalone = new Map(
    await Promise.all(
      build.standalone.map(async (page) => [page, await loadedBy(page, build, app)] as const),
    ),
  );
  const others = (frame: DocumentFrame) => otherDocuments(build, app, frame, standalone);
  const release = await releaseOf(build, app, common, await others(unnamed));
  const frame = { ...unnamed, release };
  await pMap(model.pages.keys(), (route) => writePage(build, app, frame, { route, card: cards.get(route) }), {
    concurrency: PAGES_AT_ONCE,
  });
  for (const [file, document] of await others(frame)) await write(file, document);
  return release;
}

type StandaloneFiles = Pick<StandaloneAssets, 'start' | 'styles' | 'firstStyles'>;

async function loadedBy(
  page: StandalonePage,
  { projectRoot, settings: { base } }: SiteBuild,
  { findEntry, firstTextStyle }: BundledApp,
): Promise<StandaloneFiles> {
  if (page.runsCode) {
    const code = await bundleCodeFrame(projectRoot, page.entry);
    return { start: { kind: 'inline', code }, styles: [] };
  }
  const { script, imports, styles } = findEntry(page.entry);
  const url = (file: string) => base + file;
  return {
    start: { kind: 'module', url: url(script), imports: imports.map(url) },
    styles: styles.map(url),
    ...(page.indexed && { firstStyles: inline(firstTextStyle) }),
  };
}

/** Renders the documents that do not belong to a page of the content, by file. */
async function otherDocuments(
  { settings, connections, site: { model } }: SiteBuild,
  { server, styles }: BundledApp,
  frame: DocumentFrame,
  standalone: ReadonlyMap<StandalonePage, StandaloneFiles>,
): Promise<ReadonlyMap<string, string>> {
  const { site, base, release, card } = frame;
  const mainPage = pagePath(currentVersion(site).mainPage);
  const plain = (title: string, description: string, content: string, where = frame) =>
    renderDocument(where, {
      styles: inline(styles.plain),
      title: server.documentTitle(title),
      description,
      content,
    });
  const documents = new Map([
    [
      '404.html',
      plain(
        'Page not found',
        'There is no page at this address.',
        await server.renderPage('/404', undefined),
      ),
    ],
    [
      OFFLINE_DOCUMENT,
      plain(
        'You are offline',
        'Shown when a page is not saved on this device.',
        await server.renderPage('/offline', undefined),
        { ...frame, offlineFallback: true },
      ),
    ],
  ]);
  for (const [route, target] of new Map([['/docs', mainPage], ...model.moves])) {
    const redirect = renderRedirect(frame, pathOf(target, settings), urlOf(target, settings));
    documents.set(documentFile(route), redirect);
  }
  if (site.versions.length > 1) {
    // Only the app knows which version the reader has chosen.
    const link = `<p><a href="${pathOf(mainPage, settings)}">Documentation</a></p>`;
    documents.set(
      documentFile('/docs'),
      plain('Documentation', 'The documentation of the version that you have chosen.', link),
    );
  }
  for (const [page, files] of standalone) {
    const canonical = urlOf(page.route, settings);
    const { frames, forms, runsCode } = page;
    const policy = (scripts: readonly string[]) =>
      runsCode
        ? codeFramePolicy(scripts)
        : pagePolicy({ scripts, styles: 'any', frames, forms, connections });
    const document = renderStandalone(page, { ...files, site, base, release, canonical, card, policy });
    documents.set(documentFile(page.route), document);
  }
  return documents;
}

/**
 * Returns the name of a release: equal for equal sites only, so that pages of different releases are never mixed. The
 * documents without content represent what all documents have in common.
 */
async function releaseOf(
  { site }: SiteBuild,
  { styles, articleStyles }: BundledApp,
  { files }: CommonFiles,
  documents: ReadonlyMap<string, string>,
): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify([styles, articleStyles, files, [...documents], site.model.changes]),
  );
  for (const page of site.model.pages.values()) {
    hash.update(JSON.stringify([page.fields, site.facts(page)?.hash ?? null]));
  }
  return hash.digest('hex').slice(0, 8);
}

async function writePage(
  { site, settings, write }: SiteBuild,
  { server, styles, articleStyles }: BundledApp,
  frame: DocumentFrame,
  { route, card }: { readonly route: string; readonly card: SocialCard | undefined },
): Promise<void> {
  const page = await site.page(route);
  if (page === undefined) return;
  const needed = articleStyles.flatMap(([mark, style]) => (mark.test(page.html) ? style : []));
  const document = await renderPageDocument(server, frame, {
    route,
    page,
    styles: inline([styles[page.kind], ...needed].join('')),
    // A page without a full URL asks search engines not to index it.
    ...(isIndexed(page, site.model.site) && { place: settings }),
    card,
    hasFeed: site.model.changes.length > 0,
  });
  await write(documentFile(route), document);
  await write(pageDataPath(route), pageDataText(page, frame.release));
}

/** Returns the content of a page's data file. */
export function pageDataText(page: PageData, release: string): string {
  return JSON.stringify({ ...page, release });
}

function inline(text: string): DocumentStyles {
  return { kind: 'inline', text };
}
