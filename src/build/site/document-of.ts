import type { PageData } from '../../shared/page-data.ts';
import { pageSlug, textPageName } from '../../shared/page-path.ts';
import type { SiteDocuments } from './read-documents.ts';

/** A document that is a page. */
export type MarkdownDocument = SiteDocuments['docs' | 'textPages'][number] | SiteDocuments['landing'];

/** The document that a page is made of, if it is one. */
export function documentOf(
  page: PageData | undefined,
  { docs, textPages, landing }: SiteDocuments,
): MarkdownDocument | undefined {
  switch (page?.kind) {
    case 'doc':
      return docs.find(({ _raw }) => pageSlug(_raw.sourceFilePath) === page.slug);
    case 'text':
      return textPages.find(({ _raw }) => textPageName(_raw.sourceFilePath) === page.name);
    case 'landing':
      return landing;
    default:
      return undefined;
  }
}
