import type { Doc, Landing, TextPage } from 'contentlayer/generated';
import type { DocPageData, LandingPageData, SearchPageData, TextPageData } from '../../shared/page-data.ts';
import { pageSlug, textPageName } from '../../shared/page-path.ts';
import type { PageReference, SidebarCategory } from '../../shared/site-data.ts';
import type { CompiledMarkdown } from '../markdown/compiled-markdown.ts';
import type { SiteDocuments } from './read-documents.ts';
import { isWholeSidebar } from './sidebar-limit.ts';

/** The sidebar with each page's title, which only the page itself says. */
export function deriveSidebar({ docs, sidebar }: SiteDocuments): readonly SidebarCategory[] {
  const titles = new Map(docs.map((doc) => [pageSlug(doc._raw.sourceFilePath), doc.title]));
  return sidebar.groups.map((group) => ({
    label: group.label,
    pages: group.pages.flatMap((slug) => {
      const title = titles.get(slug);
      return title === undefined ? [] : [{ slug, title }];
    }),
  }));
}

/** The documentation pages in reading order, each with what stands before and after it. */
export function deriveDocPages(
  documents: SiteDocuments,
  changes: ReadonlyMap<string, string>,
  contentDirectory: string,
): readonly DocPageData[] {
  const bySlug = docsBySlug(documents);
  const sidebar = deriveSidebar(documents);
  const isWhole = isWholeSidebar(sidebar);
  const places = sidebar.flatMap((category) => category.pages.map((page) => ({ page, category })));
  return places.flatMap(({ page, category }, index) => {
    const doc = bySlug.get(page.slug);
    if (doc === undefined) return [];
    const previous = places[index - 1]?.page;
    const next = places[index + 1]?.page;
    const lastChanged = changes.get(`${contentDirectory}/${doc._raw.sourceFilePath}`);
    const { editUrl } = documents.site;
    return [
      {
        ...articleOf(doc, page, category.label),
        ...(previous && { previous }),
        ...(next && { next }),
        ...(!isWhole && { siblings: category.pages }),
        ...(editUrl && { editUrl: new URL(doc._raw.sourceFilePath.replace(/^docs\//, ''), editUrl).href }),
        ...(lastChanged && { lastChanged }),
      },
    ];
  });
}

function articleOf(doc: Doc, page: PageReference, category: string): DocPageData {
  const { html, headings } = compiledOf(doc);
  return {
    kind: 'doc',
    slug: page.slug,
    title: doc.title,
    description: doc.description,
    ...(doc.badge && { badge: doc.badge }),
    category,
    headings,
    html,
  };
}

/** The page at `/`. */
export function deriveLanding(landing: Landing): LandingPageData {
  return {
    kind: 'landing',
    title: landing.title,
    description: landing.description,
    headline: landing.headline,
    lead: landing.lead,
    install: landing.install,
    actions: landing.actions.map(({ label, href }) => ({ label, href })),
    ...(landing.example && { example: exampleOf(landing.example) }),
    features: landing.features.map(({ title, text, href }) => ({ title, text, ...(href && { href }) })),
    html: compiledOf(landing).html,
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

/** The pages of text outside the documentation. */
export function deriveTextPages(
  { textPages }: SiteDocuments,
  changes: ReadonlyMap<string, string>,
  contentDirectory: string,
): readonly TextPageData[] {
  return textPages.map((page) => {
    const { html, headings } = compiledOf(page);
    const lastChanged = changes.get(`${contentDirectory}/${page._raw.sourceFilePath}`);
    return {
      kind: 'text',
      name: textPageName(page._raw.sourceFilePath),
      title: page.title,
      description: page.description,
      headings,
      ...(lastChanged && { lastChanged }),
      html,
    };
  });
}

/** The page at `/search`, which lists all documentation pages. */
export function deriveSearchPage(pages: readonly DocPageData[]): SearchPageData {
  return {
    kind: 'search',
    title: 'Search',
    description: 'Search the documentation by page, section and topic, or browse the list of all pages.',
    pages: pages.map(({ slug, title, description, category }) => ({
      slug,
      title,
      description,
      category,
    })),
    html: '',
  };
}

/** The documents of documentation pages by the slugs of their pages. */
export function docsBySlug({ docs }: Pick<SiteDocuments, 'docs'>): ReadonlyMap<string | undefined, Doc> {
  return new Map(docs.map((doc) => [pageSlug(doc._raw.sourceFilePath), doc]));
}

/** A page's compiled body. */
export function compiledOf(document: Doc | Landing | TextPage): CompiledMarkdown {
  // biome-ignore lint/plugin/no-casts: Contentlayer types a computed field as any; the schema says that it holds this
  return document.compiled as CompiledMarkdown;
}
