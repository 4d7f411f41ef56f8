import type { Change, Doc, Landing, TextPage } from 'contentlayer/generated';
import type {
  DocPageData,
  LandingPageData,
  LandingPointer,
  SearchPageData,
  TextPageData,
} from '../../shared/page-data.ts';
import { textPageName } from '../../shared/page-path.ts';
import type {
  NavbarEntry,
  PageReference,
  SidebarCategory,
  SiteAnnouncement,
  SiteData,
  SiteLink,
  Unpublished,
} from '../../shared/site-data.ts';
import { formerRoute } from '../content/check-moves.ts';
import type { SiteDocuments } from '../content/documents.ts';
import { contentDirectory } from '../content/files.ts';
import { changeId, newestFirst } from '../markdown/changelog.ts';
import type { ChangelogEntry } from '../markdown/page.ts';
import type { PageText } from '../pages/stored-page.ts';
import type { ContentHistory } from './content-history.ts';
import { buildTime, type Publication, selectPages, unpublished } from './publication.ts';
import { isWholeSidebar } from './sidebar-limit.ts';

/** The fields that the compilation adds to a page. */
type Compiled = 'html' | 'headings' | 'cuts' | 'updated';

type SiteFile = SiteDocuments['site'];

/** The data of a page without its article. */
type PageFields =
  | Omit<DocPageData, Compiled>
  | Omit<LandingPageData, Compiled>
  | Omit<SearchPageData, Compiled>
  | Omit<TextPageData, Compiled>;

/** Whether a page of a preview is not published yet. */
export function isUnpublished(fields: PageFields): boolean {
  return 'unpublished' in fields && fields.unpublished !== undefined;
}

/** A page of the site. */
export interface SitePage {
  /** Path on the site, without the base path. */
  readonly route: string;
  readonly fields: PageFields;
  /** The text of its article, if it has one. */
  readonly text?: PageText;
}

/** An entry of the changelog. */
interface SiteChange extends ChangelogEntry {
  /** Slugs of the pages whose API the release changed, besides those with entries that are new in it. */
  readonly pages: readonly string[];
}

/** Instructions that assistants read before they work with the library (agentskills.io). */
export interface SiteSkill {
  readonly name: string;
  readonly description: string;
  readonly markdown: string;
}

/** The site as plain data, joined from the documents. Articles are compiled from their texts on request. */
export interface SiteModel {
  readonly site: SiteData;
  /** The image in link previews, as a path of this site. Only HTML documents use it, not the app. */
  readonly socialCard?: string;
  /** The repository to which writers publish with the content editor; without it, the built site has no editor. */
  readonly cms?: EditorRepository;
  readonly sidebar: readonly SidebarCategory[];
  /** Every page by its route. */
  readonly pages: ReadonlyMap<string, SitePage>;
  /** The pages that the site does not contain yet, by their routes. */
  readonly withheld: ReadonlyMap<string, Unpublished>;
  /** The routes of pages by their former paths. */
  readonly moves: ReadonlyMap<string, string>;
  /** Routes of former pages that are intentionally not redirected. */
  readonly removed: ReadonlySet<string>;
  /** The changelog, the newest entry first. */
  readonly changes: readonly SiteChange[];
  readonly skill?: SiteSkill;
  /** Renamed and deleted files of pages in version control; see {@link ContentHistory}. */
  readonly formerFiles: ContentHistory['formerFiles'];
}

/** The GitHub repository to which writers publish. */
export interface EditorRepository {
  /** Owner and name, separated by a slash. */
  readonly repository: string;
  readonly branch: string;
  /** The address of a GitHub Enterprise server; github.com by default. */
  readonly api?: string;
}

/** The inputs of the site model besides its documents. */
interface ModelOptions {
  readonly history: ContentHistory;
  readonly publication: Publication;
}

/** Builds the site model from the documents. */
export function buildSiteModel(documents: SiteDocuments, options: ModelOptions): SiteModel {
  const { landing, site } = documents;
  const { pages: docs, withheld: hiddenDocs } = selectPages(documents.docs, options.publication);
  const { pages: textPages, withheld: hiddenTexts } = selectPages(documents.textPages, options.publication);
  const sidebar = sidebarOf({ ...documents, docs }, options);
  const placedDocs = docPages({ ...documents, docs }, sidebar, options);
  const pages: SitePage[] = [
    { route: '/', fields: landingFields(landing), text: textOf(landing, documents) },
    { route: '/search', fields: searchFields(placedDocs.map(({ fields }) => fields)) },
    ...textPages.map((page) => textPage(page, documents, options)),
    ...placedDocs,
  ];
  return {
    site: siteData(site, copyrightYear()),
    ...(site.socialCard && { socialCard: site.socialCard }),
    ...(site.cms && { cms: editorRepository(site.cms) }),
    sidebar,
    pages: new Map(pages.map((page) => [page.route, page])),
    withheld: new Map([...hiddenDocs, ...hiddenTexts].map(({ page, reason }) => [page.path, reason])),
    moves: new Map([...docs, ...textPages].flatMap(movesOf)),
    removed: new Set([
      ...(site.removedPages ?? []),
      ...[...hiddenDocs, ...hiddenTexts].flatMap(({ page }) => movesOf(page).map(([from]) => from)),
    ]),
    changes: documents.changes.map(changeOf).sort(newestFirst),
    ...skillOf(documents),
    formerFiles: options.history.formerFiles,
  };
}

/** Returns the text of a document, with its place in the file. */
function textOf({ _raw, body }: Doc | Landing | TextPage, { bodyLines }: SiteDocuments): PageText {
  const contentPath = _raw.sourceFilePath;
  return { contentPath, body: body.raw, firstLine: bodyLines.get(contentPath) ?? 1 };
}

function changeOf({ title, date, release, pages, _raw, body }: Change): SiteChange {
  return {
    id: changeId(_raw.sourceFilePath),
    title,
    // Contentlayer turns the day into a time stamp.
    day: date.slice(0, 10),
    ...(release && { release }),
    pages: pages ?? [],
    markdown: body.raw,
  };
}

function skillOf({ skills: [skill] }: SiteDocuments): { readonly skill?: SiteSkill } {
  if (skill === undefined) return {};
  return { skill: { name: skill.name, description: skill.description, markdown: skill.body.raw } };
}

/** Returns the former paths of a page, each with its current route. */
function movesOf(page: Doc | TextPage): readonly (readonly [string, string])[] {
  return (page.movedFrom ?? []).map((entry) => [formerRoute(entry, page.type), page.path]);
}

/** Returns the sidebar with the titles and badges of its pages. Skips categories without pages. */
function sidebarOf(
  { docs, sidebar }: SiteDocuments,
  { publication }: ModelOptions,
): readonly SidebarCategory[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const categories = sidebar.groups.map((group) => ({
    label: group.label,
    pages: group.pages.flatMap((entry) => {
      const doc = byId.get(entry);
      if (doc === undefined) return [];
      const { id, path, title, badge } = doc;
      return [{ id, path, title, ...(badge && { badge }), ...markOf(doc, publication) }];
    }),
  }));
  return categories.filter(({ pages }) => pages.length > 0);
}

/** Returns the mark of a page that is not published yet. */
function markOf(page: Doc | TextPage, publication: Publication): { readonly unpublished?: Unpublished } {
  const reason = unpublished(page, publication);
  return reason === undefined ? {} : { unpublished: reason };
}

type DocPage = SitePage & { readonly fields: Omit<DocPageData, Compiled> };

/** Returns the documentation pages in reading order, each with its neighbours. */
function docPages(
  documents: SiteDocuments,
  sidebar: readonly SidebarCategory[],
  { history, publication }: ModelOptions,
): readonly DocPage[] {
  const { docs, site } = documents;
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const isWhole = isWholeSidebar(sidebar);
  const places = sidebar.flatMap((category) => category.pages.map((page) => ({ page, category })));
  return places.flatMap(({ page, category }, index) => {
    const doc = byId.get(page.id);
    if (doc === undefined) return [];
    const text = textOf(doc, documents);
    const previous = places[index - 1]?.page;
    const next = places[index + 1]?.page;
    return [
      {
        route: doc.path,
        text,
        fields: {
          kind: 'doc',
          id: doc.id,
          path: doc.path,
          sidebar: doc.sidebar,
          title: doc.title,
          description: doc.description,
          ...markOf(doc, publication),
          ...(doc.badge && { badge: doc.badge }),
          category: category.label,
          ...(previous && { previous: withoutBadge(previous) }),
          ...(next && { next: withoutBadge(next) }),
          ...(!isWhole && { siblings: category.pages }),
          ...(site.editUrl && {
            editUrl: new URL(text.contentPath.replace(/^docs\//, ''), site.editUrl).href,
          }),
          ...lastChangeOf(text, history),
        },
      },
    ];
  });
}

/** Removes the badge, which links to neighbours do not show. */
function withoutBadge({ badge: _, ...page }: PageReference): PageReference {
  return page;
}

function lastChangeOf(
  { contentPath }: PageText,
  { lastChanges }: ContentHistory,
): { readonly lastChanged?: string } {
  const lastChanged = lastChanges.get(`${contentDirectory}/${contentPath}`);
  return lastChanged === undefined ? {} : { lastChanged };
}

function textPage(
  page: TextPage,
  documents: SiteDocuments,
  { history, publication }: ModelOptions,
): SitePage {
  const { title, description } = page;
  const text = textOf(page, documents);
  return {
    route: page.path,
    text,
    fields: {
      kind: 'text',
      name: textPageName(text.contentPath),
      title,
      description,
      ...markOf(page, publication),
      ...lastChangeOf(text, history),
    },
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
    ...(landing.unfit && { unfit: plainPointer(landing.unfit) }),
    ...(landing.closing && { closing: plainPointer(landing.closing) }),
  };
}

function plainPointer({ title, text, href, label }: LandingPointer): LandingPointer {
  return { title, text, href, label };
}

function exampleOf({
  href,
  title,
  description,
  touch,
  picture,
}: NonNullable<Landing['example']>): NonNullable<LandingPageData['example']> {
  const words = { href, title, description, ...(touch && { touch }) };
  if (picture === undefined) return words;
  const { light, dark, width, height, alt } = picture;
  return { ...words, picture: { light, dark, width, height, alt } };
}

/** Returns the fields of the page at `/search`, which lists all documentation pages. */
function searchFields(docs: readonly DocPage['fields'][]): Omit<SearchPageData, Compiled> {
  return {
    kind: 'search',
    title: 'Search',
    description: 'Search the documentation by page, section and topic, or browse the list of all pages.',
    pages: docs.map(({ id, path, title, description, category }) => {
      return { id, path, title, description, category };
    }),
  };
}

/** Returns the fields of `site.yaml` that the app needs. */
function siteData(site: SiteFile, year: number): SiteData {
  const { title, wordmark, tagline, repository, locale, announcement } = site;
  return {
    title,
    ...(wordmark && { wordmark: { path: wordmark.path, width: wordmark.width } }),
    tagline,
    repository,
    locale: { code: locale.code, label: locale.label, direction: locale.direction },
    navbar: site.navbar.map(navbarEntry),
    footer: site.footer.map((column) => ({ title: column.title, links: column.links.map(plainLink) })),
    smallPrint: (site.smallPrint ?? []).map(plainLink),
    searchLinks: (site.searchLinks ?? []).map(plainLink),
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

function editorRepository({ repository, branch, api }: NonNullable<SiteFile['cms']>): EditorRepository {
  return { repository, branch, ...(api !== undefined && { api }) };
}

/** Returns a link without the fields that Contentlayer adds to nested values. */
function plainLink({ label, href }: SiteLink): SiteLink {
  return { label, href };
}

function currentVersion(site: SiteFile): string {
  const current = site.versions.find((version) => version.current);
  if (current === undefined) throw new Error('content/site.yaml: no version is marked `current: true`.');
  return current.name;
}

/** Returns the year of the build. */
function copyrightYear(): number {
  return new Date(buildTime()).getUTCFullYear();
}
