import type { PageData } from '../../shared/page-data.ts';
import { textPageName } from '../../shared/page-path.ts';
import { docsBySlug } from './derive-pages.ts';
import type { SiteDocuments } from './read-documents.ts';

/** A document that is a page. */
export type MarkdownDocument = SiteDocuments['docs' | 'textPages'][number] | SiteDocuments['landing'];

/** The document that a page is made of, if it is one. */
export function documentOf(
  page: PageData | undefined,
  documents: SiteDocuments,
): MarkdownDocument | undefined {
  switch (page?.kind) {
    case 'doc':
      return docsBySlug(documents).get(page.slug);
    case 'text':
      return documents.textPages.find(({ _raw }) => textPageName(_raw.sourceFilePath) === page.name);
    case 'landing':
      return documents.landing;
    default:
      return undefined;
  }
}
