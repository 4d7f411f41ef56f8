import type { DocSlug } from 'derived/doc-slugs.ts';
import { sidebar } from 'derived/sidebar.ts';
import type { PageReference } from '../../shared/site-data.ts';

/**
 * The documentation pages whose addresses the app has: all of them or, on a large site, the first page of each category,
 * by the category's name.
 */
export const knownDocs: readonly PageReference<DocSlug>[] = sidebar.flatMap(
  ({ first, pages }) => pages ?? [first],
);
