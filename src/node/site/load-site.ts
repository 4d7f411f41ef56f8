import type { PageData } from '../../shared/page-data.ts';
import { pagePath, textPagePath } from '../../shared/page-path.ts';
import type { SidebarCategory, SiteData } from '../../shared/site-data.ts';
import { contentDirectory } from '../content/content-directory.ts';
import type { MarkdownAsset } from '../markdown/compiled-markdown.ts';
import { demoSourceNames, placeDemoSources } from '../markdown/demo/demo-source.ts';
import { placeDiagrams } from '../markdown/diagram/diagram-figures.ts';
import {
  compiledOf,
  deriveDocPages,
  deriveLanding,
  deriveSearchPage,
  deriveSidebar,
  deriveTextPages,
} from './derive-pages.ts';
import { deriveSite } from './derive-site.ts';
import { lastChanges } from './last-changes.ts';
import { type PageApps, pageApps, placeAppKeys } from './page-apps.ts';
import { type Demo, readDemos } from './read-demos.ts';
import { type Diagrams, readDiagrams } from './read-diagrams.ts';
import { readDocuments, type SiteDocuments } from './read-documents.ts';

/** The whole site as data, derived from the documents. */
export interface LoadedSite {
  readonly documents: SiteDocuments;
  readonly site: SiteData;
  /** The picture in link previews, as a path of this site. Only documents name it, so the app need not know. */
  readonly socialCard?: string;
  readonly sidebar: readonly SidebarCategory[];
  /** The data of each page by its route, without the base path. */
  readonly pages: ReadonlyMap<string, PageData>;
  /** The demos of the content folder by name. */
  readonly demos: ReadonlyMap<string, Demo>;
  /** The drawings of the content folder. */
  readonly diagrams: Diagrams;
  /** The apps that pages build and run. */
  readonly apps: PageApps;
  /** Files that articles refer to. */
  readonly assets: readonly MarkdownAsset[];
}

/** Reads the generated documents and derives everything that a visitor gets. */
export async function loadSite(projectRoot: string): Promise<LoadedSite> {
  const site = await siteOf(projectRoot, await readDocuments(projectRoot));
  const pages = new Map<string, PageData>();
  // One by one, so that the dev server shows an edit between two demos: to colour all of them takes half a second.
  for (const [route, page] of site.pages) pages.set(route, await completed(page, site));
  return { ...site, pages };
}

/** The site of these documents. Its pages lack what stands in files beside them: they are not {@link completed}. */
export async function siteOf(projectRoot: string, documents: SiteDocuments): Promise<LoadedSite> {
  const [demos, diagrams, changes] = await Promise.all([
    readDemos(projectRoot),
    readDiagrams(projectRoot),
    lastChanges(projectRoot, contentDirectory),
  ]);
  const docs = deriveDocPages(documents, changes, contentDirectory);
  const pages = new Map<string, PageData>([
    ['/', deriveLanding(documents.landing)],
    ['/search', deriveSearchPage(docs)],
    ...deriveTextPages(documents, changes, contentDirectory).map((page): [string, PageData] => [
      textPagePath(page.name),
      page,
    ]),
    ...docs.map((page): [string, PageData] => [pagePath(page.slug), page]),
  ]);
  return {
    documents,
    site: deriveSite(documents.site, copyrightYear()),
    ...(documents.site.socialCard && { socialCard: documents.site.socialCard }),
    sidebar: deriveSidebar(documents),
    pages,
    demos,
    diagrams,
    apps: pageApps(documents),
    assets: [...documents.docs, ...documents.textPages, documents.landing].flatMap(
      (document) => compiledOf(document).assets,
    ),
  };
}

/** A page whose article is compiled, with what it takes from files beside it, and with what only its place on the site tells. */
export async function completed(
  page: PageData,
  { demos, diagrams: { drawings } }: Pick<LoadedSite, 'demos' | 'diagrams'>,
): Promise<PageData> {
  const sources = new Map<string, string | undefined>();
  for (const name of demoSourceNames(page.html)) sources.set(name, await demos.get(name)?.source());
  const withDemos = placeDemoSources(page.html, (name) => sources.get(name));
  const html = placeDiagrams(withDemos, (name, text) => drawings.get(name)?.(text));
  return page.kind === 'doc' ? { ...page, html: placeAppKeys(html, page.slug) } : { ...page, html };
}

/** The year of the build; `SOURCE_DATE_EPOCH` (reproducible-builds.org) fixes it. */
function copyrightYear(): number {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  return (epoch === undefined ? new Date() : new Date(Number(epoch) * 1000)).getUTCFullYear();
}
