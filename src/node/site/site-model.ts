import type { Doc, Landing, Site as SiteFile, TextPage } from 'contentlayer/generated';
import type { DocPageData, LandingPageData, SearchPageData, TextPageData } from '../../shared/page-data.ts';
import { pagePath, pageSlug, textPageName, textPagePath } from '../../shared/page-path.ts';
import type {
  NavbarEntry,
  SidebarCategory,
  SiteAnnouncement,
  SiteData,
  SiteLink,
} from '../../shared/site-data.ts';
import type { SiteDocuments } from '../content/documents.ts';
import { contentDirectory } from '../content/files.ts';
import { isWholeSidebar } from './sidebar-limit.ts';

/** What the compilation adds to a page's fields. */
type Compiled = 'html' | 'headings' | 'cuts';

/** The data of a page without its article. */
type PageFields =
  | Omit<DocPageData, Compiled>
  | Omit<LandingPageData, Compiled>
  | Omit<SearchPageData, Compiled>
  | Omit<TextPageData, Compiled>;

/** A page of the site. */
export interface SitePage {
  /** Path on the site, without the base path. */
  readonly route: string;
  readonly fields: PageFields;
  /** The file below the content folder that its article is compiled from, if it has one. */
  readonly contentPath?: string;
}

/** The site as plain data: what the documents say, joined. Articles are compiled from their files when asked for. */
export interface SiteModel {
  readonly site: SiteData;
  /** The picture in link previews, as a path of this site. Only documents name it, so the app need not know. */
  readonly socialCard?: string;
  readonly sidebar: readonly SidebarCategory[];
  /** Every page by its route. */
  readonly pages: ReadonlyMap<string, SitePage>;
}

/** Joins the documents; `changes` are the days on which files last changed. */
export function buildSiteModel(documents: SiteDocuments, changes: ReadonlyMap<string, string>): SiteModel {
  const { landing, textPages, site } = documents;
  const sidebar = sidebarOf(documents);
  const docs = docPages(documents, sidebar, changes);
  const pages: SitePage[] = [
    { route: '/', fields: landingFields(landing), contentPath: landing._raw.sourceFilePath },
    { route: '/search', fields: searchFields(docs.map(({ fields }) => fields)) },
    ...textPages.map((page) => textPage(page, changes)),
    ...docs,
  ];
  return {
    site: siteData(site, copyrightYear()),
    ...(site.socialCard && { socialCard: site.socialCard }),
    sidebar,
    pages: new Map(pages.map((page) => [page.route, page])),
  };
}

/** The sidebar with each page's title, which only the page itself says. */
function sidebarOf({ docs, sidebar }: SiteDocuments): readonly SidebarCategory[] {
  const titles = new Map(docs.map((doc) => [pageSlug(doc._raw.sourceFilePath), doc.title]));
  return sidebar.groups.map((group) => ({
    label: group.label,
    pages: group.pages.flatMap((slug) => {
      const title = titles.get(slug);
      return title === undefined ? [] : [{ slug, title }];
    }),
  }));
}

type DocPage = SitePage & { readonly fields: Omit<DocPageData, Compiled> };

/** The documentation pages in reading order, each with its neighbours. */
function docPages(
  { docs, site }: SiteDocuments,
  sidebar: readonly SidebarCategory[],
  changes: ReadonlyMap<string, string>,
): readonly DocPage[] {
  const bySlug = new Map<string, Doc>(docs.map((doc) => [pageSlug(doc._raw.sourceFilePath), doc]));
  const isWhole = isWholeSidebar(sidebar);
  const places = sidebar.flatMap((category) => category.pages.map((page) => ({ page, category })));
  return places.flatMap(({ page, category }, index) => {
    const doc = bySlug.get(page.slug);
    if (doc === undefined) return [];
    const contentPath = doc._raw.sourceFilePath;
    const previous = places[index - 1]?.page;
    const next = places[index + 1]?.page;
    return [
      {
        route: pagePath(page.slug),
        contentPath,
        fields: {
          kind: 'doc',
          slug: page.slug,
          title: doc.title,
          description: doc.description,
          ...(doc.badge && { badge: doc.badge }),
          category: category.label,
          ...(previous && { previous }),
          ...(next && { next }),
          ...(!isWhole && { siblings: category.pages }),
          ...(site.editUrl && { editUrl: new URL(contentPath.replace(/^docs\//, ''), site.editUrl).href }),
          ...lastChangeOf(contentPath, changes),
        },
      },
    ];
  });
}

function lastChangeOf(
  contentPath: string,
  changes: ReadonlyMap<string, string>,
): { readonly lastChanged?: string } {
  const lastChanged = changes.get(`${contentDirectory}/${contentPath}`);
  return lastChanged === undefined ? {} : { lastChanged };
}

function textPage({ _raw, title, description }: TextPage, changes: ReadonlyMap<string, string>): SitePage {
  const contentPath = _raw.sourceFilePath;
  const name = textPageName(contentPath);
  return {
    route: textPagePath(name),
    contentPath,
    fields: { kind: 'text', name, title, description, ...lastChangeOf(contentPath, changes) },
  };
}

function landingFields(landing: Landing): Omit<LandingPageData, Compiled> {
  return {
    kind: 'landing',
    title: landing.title,
    description: landing.description,
    headline: landing.headline,
    lead: landing.lead,
    install: landing.install,
    facts: landing.facts ?? [],
    actions: landing.actions.map(plainLink),
    ...(landing.example && { example: exampleOf(landing.example) }),
    features: landing.features.map(({ title, text, href }) => ({ title, text, ...(href && { href }) })),
  };
}

function exampleOf({
  href,
  title,
  description,
  picture,
}: NonNullable<Landing['example']>): NonNullable<LandingPageData['example']> {
  if (picture === undefined) return { href, title, description };
  const { light, dark, width, height, alt } = picture;
  return { href, title, description, picture: { light, dark, width, height, alt } };
}

/** The page at `/search`, which lists all documentation pages. */
function searchFields(docs: readonly DocPage['fields'][]): Omit<SearchPageData, Compiled> {
  return {
    kind: 'search',
    title: 'Search',
    description: 'Search the documentation by page, section and topic, or browse the list of all pages.',
    pages: docs.map(({ slug, title, description, category }) => ({ slug, title, description, category })),
  };
}

/** The fields of `site.yaml` that the app needs. */
function siteData(site: SiteFile, year: number): SiteData {
  const { title, tagline, repository, locale, announcement } = site;
  return {
    title,
    tagline,
    repository,
    locale: { code: locale.code, label: locale.label, direction: locale.direction },
    navbar: site.navbar.map(navbarEntry),
    footer: site.footer.map((column) => ({ title: column.title, links: column.links.map(plainLink) })),
    smallPrint: (site.smallPrint ?? []).map(plainLink),
    copyright: `Copyright © ${year} ${site.copyright}`,
    ...(announcement && { announcement: plainAnnouncement(announcement) }),
    versions: site.versions.map(({ name, label, mainPage }) => ({ name, label, mainPage })),
    currentVersion: currentVersion(site),
  };
}

function navbarEntry(item: SiteFile['navbar'][number]): NavbarEntry {
  const { label, position, href, items } = item;
  return href === undefined
    ? { kind: 'menu', label, position, items: (items ?? []).map(plainLink) }
    : { kind: 'link', link: { label, href }, position };
}

function plainAnnouncement({ id, text, link }: NonNullable<SiteFile['announcement']>): SiteAnnouncement {
  return link === undefined ? { id, text } : { id, text, link: plainLink(link) };
}

/** A link without the fields that Contentlayer adds to nested values. */
function plainLink({ label, href }: SiteLink): SiteLink {
  return { label, href };
}

function currentVersion(site: SiteFile): string {
  const current = site.versions.find((version) => version.current);
  if (current === undefined) throw new Error('content/site.yaml: no version is marked `current: true`.');
  return current.name;
}

/** The year of the build; `SOURCE_DATE_EPOCH` (reproducible-builds.org) fixes it. */
function copyrightYear(): number {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  return (epoch === undefined ? new Date() : new Date(Number(epoch) * 1000)).getUTCFullYear();
}
