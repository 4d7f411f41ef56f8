import { useRouter } from '@tanstack/react-router';
import type { Category } from 'derived/sidebar.ts';
import { useEffect, useState } from 'react';
import { pagePath } from '../../shared/page-path.ts';
import type { PageReference } from '../../shared/site-data.ts';
import { pageQuery } from '../data/page-query.ts';

/**
 * The pages of a category. Where the sidebar is too long for every page, each page's data names those of its own
 * category; that of the first is fetched for a category that the reader opens. Undefined until they are known.
 *
 * @param own the pages of the category as the current page's data names them; undefined where it does not
 */
export function useCategoryPages(
  { label, first, pages }: Category,
  own: readonly PageReference[] | undefined,
  isOpen: boolean,
): readonly PageReference[] | undefined {
  const { queryClient } = useRouter().options.context;
  const [seen, setSeen] = useState(pages ?? own);
  const known = own ?? seen;
  if (own !== undefined && own !== seen) setSeen(own);

  const isWanted = isOpen && known === undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    const accept = (siblings: readonly PageReference[]) => {
      if (!isStale) setSeen(siblings);
    };
    queryClient.ensureQueryData(pageQuery(pagePath(first), 'doc')).then(
      ({ siblings = [] }) => accept(siblings),
      // Offline, or a new release: the way to the category's first page is left, which is where that is said.
      () => accept([{ slug: first, title: label }]),
    );
    return () => {
      isStale = true;
    };
  }, [isWanted, queryClient, first, label]);
  return known;
}
