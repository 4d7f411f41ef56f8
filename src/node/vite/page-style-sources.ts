import type { PageData } from '../../shared/page-data.ts';

/** Source of the styles that a page of each kind needs for its first paint. A page of text looks like documentation. */
export const PAGE_STYLES: Readonly<Record<PageData['kind'], string>> = {
  doc: 'src/app/styles/pages/doc.css',
  text: 'src/app/styles/pages/doc.css',
  landing: 'src/app/styles/pages/landing.css',
  search: 'src/app/styles/pages/plain.css',
};
