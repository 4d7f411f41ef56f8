import { posix } from 'node:path';
import type { Change, Doc, Landing, Skill, TextPage } from 'contentlayer/generated';
import { currentVersion, versionOf } from '../../shared/docs-version.ts';
import type { DocPageData, PageData, SearchPageData } from '../../shared/page-data.ts';
import { textPageName } from '../../shared/page-path.ts';
import type { PageReference, SidebarCategory, SiteData } from '../../shared/site-data.ts';
import type { SiteDocuments } from '../content/documents.ts';
import { contentDirectory } from '../content/files.ts';
import { redirectsOf } from '../content/redirects.ts';
import { publishedFiles } from '../content/routes.ts';
import { placePages } from '../content/sidebar-places.ts';
import { type ChangelogEntry, changeId, newestFirst } from '../markdown/blocks/changelog.ts';
import type { PageText } from '../pages/stored-page.ts';
import { editUrlOf, type GitHubRepository } from './build-settings.ts';
import type { LastChanges } from './content-history.ts';
import { landingFields, siteData, written, writtenVersions } from './site-fields.ts';

/** The fields that the compilation adds to a page. */
type Compiled = 'html' | 'headings';

/** The data of a page without its article. */
type PageFields = FieldsOf<PageData>;
type FieldsOf<Page> = Page extends PageData ? Omit<Page, Compiled> : never;

/** Whether search engines may list a page: neither those that only previews contain nor those of another version. */
export function isIndexed(fields: PageFields, site: SiteData): boolean {
  const isOther = fields.kind === 'doc' && versionOf(fields.id, site) !== currentVersion(site);
  return !isOther && !('draft' in fields && fields.draft === true);
}

/** A page of the site. */
export interface SitePage {
  /** Path on the site, without the base path. */
  readonly route: string;
  readonly fields: PageFields;
  readonly text?: PageText;
}

/** The site as plain data, joined from the documents. Articles are compiled from their texts on request. */
export interface SiteModel {
  readonly site: SiteData;
  /** The image in link previews, as a path of this site. Only HTML documents use it, not the app. */
  readonly socialCard?: string;
  /** The repository to which writers publish with the content editor. */
  readonly cms?: GitHubRepository;
  readonly sidebar: readonly SidebarCategory[];
  readonly pages: ReadonlyMap<string, SitePage>;
  /** The routes of the drafts that the site does not contain. */
  readonly drafts: ReadonlySet<string>;
  /** The routes of pages by their former ones. */
  readonly moves: ReadonlyMap<string, string>;
  /** The addresses of sections by those that they had: `/docs/guides/recipes#dialog`. */
  readonly movedSections: ReadonlyMap<string, string>;
  /** The changelog, the newest entry first. */
  readonly changes: readonly ChangelogEntry[];
  /** Instructions that assistants read before they work with the library (agentskills.io). */
  readonly skill?: Skill;
}

interface ModelOptions {
  readonly lastChanges: LastChanges;
  /** Whether the site contains drafts, which it marks. */
  readonly preview: boolean;
  /** The content folder in its repository; absent if it is outside. */
  readonly folder?: string | undefined;
  /** The repository that the build belongs to, if it is known. */
  readonly repository?: GitHubRepository | undefined;
}

/** Builds the site model from the documents. */
export function buildSiteModel(documents: SiteDocuments, options: ModelOptions): SiteModel {
  const { landing, site, skills } = documents;
  const [skill] = skills;
  const own = ownPages([...documents.docs, ...documents.textPages]);
  // Nothing that is derived from the model has to check for drafts.
  const published = own.filter(({ draft }) => options.preview || draft !== true);
  const drafts = own.filter((page) => !published.includes(page)).map((page) => page.path);
  const docs = published.filter((page) => page.type === 'Doc');
  const textPages = published.filter((page) => page.type === 'TextPage');
  const sidebar = sidebarOf({ ...documents, docs });
  const siteFields = siteData(site, sidebar);
  const placedDocs = docPages({ ...documents, docs }, sidebar, options);
  const pages: SitePage[] = [
    { route: '/', fields: landingFields(landing), text: textOf(landing, documents) },
    { route: '/search', fields: SEARCH_FIELDS },
    ...textPages.map((page) => textPage(page, documents, options)),
    ...placedDocs,
  ];
  const moves: Readonly<Record<string, string>> = site.redirects ?? {};
  const redirects = redirectsOf(
    moves,
    pages.map(({ route }) => route),
    drafts,
  );
  return {
    site: siteFields,
    ...(site.socialCard && { socialCard: site.socialCard }),
    ...(site.cms && { cms: written(site.cms) }),
    sidebar,
    pages: new Map(pages.map((page) => [page.route, page])),
    drafts: new Set(drafts),
    moves: redirects.pages,
    movedSections: redirects.sections,
    changes: documents.changes.map((change) => changeOf(change, documents)).sort(newestFirst),
    ...(skill && { skill }),
  };
}

function textOf({ _raw, body }: Doc | Landing | TextPage, { bodyLines }: SiteDocuments): PageText {
  const contentPath = _raw.sourceFilePath;
  return { contentPath, body: body.raw, firstLine: bodyLines.get(contentPath) ?? 1 };
}

function changeOf(
  { title, date, release, _raw, body }: Change,
  { bodyLines }: SiteDocuments,
): ChangelogEntry {
  return {
    file: posix.join(contentDirectory, _raw.sourceFilePath),
    firstLine: bodyLines.get(_raw.sourceFilePath) ?? 1,
    id: changeId(_raw.sourceFilePath),
    title,
    // Contentlayer turns the day into a time stamp.
    day: date.slice(0, 10),
    ...(release && { release }),
    markdown: body.raw,
  };
}

/** Returns the pages whose address no other file has taken, in the order of their files. */
function ownPages(pages: readonly (Doc | TextPage)[]): readonly (Doc | TextPage)[] {
  const byFile = new Map(pages.map((page) => [page._raw.sourceFilePath, page]));
  return [...publishedFiles(byFile.keys()).values()].flatMap((file) => byFile.get(file) ?? []);
}

/**
 * Returns the sidebar with the titles and badges of its pages, version by version. A category has pages, all of one
 * version.
 */
function sidebarOf({ docs, sidebar, site }: SiteDocuments): readonly SidebarCategory[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const categories = placePages(sidebar.groups, [...byId.keys()]).map((group) => ({
    label: group.label,
    pages: group.pages.flatMap((entry) => {
      const doc = byId.get(entry);
      if (doc === undefined) return [];
      const { id, title, badge, unlisted } = doc;
      const run = group.runs?.find(({ before }) => before === id)?.label;
      const marks = { ...(badge && { badge }), ...(unlisted && { unlisted }), ...markOf(doc) };
      return [{ id, title, ...marks, ...(run !== undefined && { run }) }];
    }),
  }));
  const written = writtenVersions(site);
  return written.versions
    .flatMap((version) =>
      categories.map(({ label, pages }) => ({
        label,
        pages: pages.filter(({ id }) => versionOf(id, written) === version),
      })),
    )
    .filter(({ pages }) => pages.length > 0);
}

/** Returns the documentation pages of the current version; the search and the lists of all pages contain no others. */
export function currentDocs({ pages, site }: Pick<SiteModel, 'pages' | 'site'>): readonly DocPage[] {
  return [...pages.values()].filter(isDocPage).filter(isOfCurrentVersion(site));
}

function isDocPage(page: SitePage): page is DocPage {
  return page.fields.kind === 'doc';
}

function isOfCurrentVersion(site: SiteData): (page: DocPage) => boolean {
  return ({ fields }) => versionOf(fields.id, site) === currentVersion(site);
}

/** Returns the mark of a draft, which only previews contain. */
function markOf({ draft }: Doc | TextPage): { readonly draft?: true } {
  return draft === true ? { draft } : {};
}

type DocPage = SitePage & { readonly fields: Omit<DocPageData, Compiled> };

/** Returns the documentation pages in the order of the sidebar, each with its neighbours in reading order. */
function docPages(
  documents: SiteDocuments,
  sidebar: readonly SidebarCategory[],
  options: ModelOptions,
): readonly DocPage[] {
  const { docs, site } = documents;
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const edit = editUrl(site, options);
  const places = sidebar.flatMap((category) => category.pages.map((page) => ({ page, category })));
  const versions = writtenVersions(site);
  const neighbours = new Map(
    versions.versions
      .map((version) =>
        places
          .map(({ page }) => page)
          .filter(({ id, unlisted }) => !unlisted && versionOf(id, versions) === version),
      )
      .map((pages) => readingOrder(pages, documents.sidebar.readFirst ?? []))
      .flatMap((pages) =>
        pages.map(({ id }, index) => [id, { previous: pages[index - 1], next: pages[index + 1] }] as const),
      ),
  );
  return places.flatMap(({ page, category }) => {
    const doc = byId.get(page.id);
    if (doc === undefined) return [];
    const continued = continuedPages(doc, byId).map(({ body }) => body.raw);
    const { name } = versionOf(page.id, versions);
    const text = {
      ...textOf(doc, documents),
      ...(continued.length > 0 && { continued }),
      ...(name !== versions.currentVersion && { version: name }),
    };
    const { previous, next } = neighbours.get(page.id) ?? {};
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
          ...markOf(doc),
          ...(doc.badge && { badge: doc.badge }),
          category: category.label,
          ...(previous && { previous: withoutBadge(previous) }),
          ...(next && { next: withoutBadge(next) }),
          ...(edit !== undefined && {
            // Without "./", what is before a colon in a file's name would be a scheme.
            editUrl: new URL(`./${text.contentPath.replace(/^docs\//, '')}`, edit).href,
          }),
          ...lastChangeOf(text, options.lastChanges),
        },
      },
    ];
  });
}

/** Returns the pages whose app a page continues, from the first on. */
function continuedPages({ continues, id }: Doc, byId: ReadonlyMap<string, Doc>): readonly Doc[] {
  const pages: Doc[] = [];
  for (let page = byId.get(continues ?? ''); page !== undefined; page = byId.get(page.continues ?? '')) {
    if (page.id === id || pages.includes(page)) break;
    pages.unshift(page);
  }
  return pages;
}

/** Returns pages in the order in which they are read: those of `first`, then the others from the last of these on. */
function readingOrder(pages: readonly PageReference[], first: readonly string[]): readonly PageReference[] {
  const named = first.flatMap((id) => pages.find((page) => page.id === id) ?? []);
  const last = named.at(-1);
  const start = last === undefined ? 0 : pages.indexOf(last) + 1;
  const others = [...pages.slice(start), ...pages.slice(0, start)].filter((page) => !named.includes(page));
  return [...named, ...others];
}

/** Removes the badge, which links to neighbours do not show. */
function withoutBadge({ badge: _, ...page }: PageReference): PageReference {
  return page;
}

function lastChangeOf(
  { contentPath }: PageText,
  lastChanges: LastChanges,
): { readonly lastChanged?: string } {
  const lastChanged = lastChanges.get(posix.join(contentDirectory, contentPath));
  return lastChanged === undefined ? {} : { lastChanged };
}

function textPage(page: TextPage, documents: SiteDocuments, { lastChanges }: ModelOptions): SitePage {
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
      ...markOf(page),
      ...lastChangeOf(text, lastChanges),
    },
  };
}

/** The fields of the page at `/search`. */
const SEARCH_FIELDS = {
  kind: 'search',
  title: 'Search',
  description: 'Search the documentation by page, section and topic.',
} satisfies Omit<SearchPageData, Compiled>;

/** Returns the URL to which the path of a page's file is appended for edits, unless `site.yaml` refuses it. */
function editUrl(site: SiteDocuments['site'], options: ModelOptions): string | undefined {
  if (site.editUrl !== undefined) return site.editUrl === 'off' ? undefined : site.editUrl;
  const repository = site.cms ?? options.repository;
  return repository && options.folder !== undefined
    ? editUrlOf(repository, `${options.folder}/docs`)
    : undefined;
}
