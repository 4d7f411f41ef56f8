import { docsTag } from '../../shared/docs-tag.ts';
import type { PageData } from '../../shared/page-data.ts';
import { twinPath } from '../../shared/twin-path.ts';
import { type DocumentFrame, type DocumentStyles, renderDocument } from './document.ts';

/** What the app's server bundle exports. */
export interface ServerBundle {
  readonly renderPage: (path: string, page: PageData | undefined) => Promise<string>;
  readonly documentTitle: (title: string) => string;
  readonly PAGE_DATA_ID: string;
}

/** A page, with where it stands. */
interface PlacedPage {
  /** Without the base path. */
  readonly route: string;
  readonly page: PageData;
  readonly styles: DocumentStyles;
  /** The page's full URL, where it has one. */
  readonly canonical?: string;
}

/** Tag of pages that belong to no version of the documentation, as the hosted crawler knows it. */
export const COMMON_TAG = 'default';

/** The document of a page of the site, rendered as the app takes it over. */
export async function renderPageDocument(
  server: ServerBundle,
  frame: DocumentFrame,
  { route, page, styles, canonical }: PlacedPage,
): Promise<string> {
  return renderDocument(frame, {
    styles,
    title: server.documentTitle(page.title),
    description: page.description,
    ...(canonical !== undefined && { canonical }),
    ...(page.kind === 'doc' && { twin: `${frame.base}${twinPath(page.slug).slice(1)}` }),
    crawlerTag: page.kind === 'doc' ? docsTag(frame.site.currentVersion) : COMMON_TAG,
    content: await server.renderPage(route, page),
    data: { id: server.PAGE_DATA_ID, path: route, value: withoutArticle(page) },
  });
}

/** What a document must say of its page besides its article, which holds its headings too. */
function withoutArticle({ html: _article, ...page }: PageData): unknown {
  if (!('headings' in page)) return page;
  const { headings: _inArticle, ...data } = page;
  return data;
}
