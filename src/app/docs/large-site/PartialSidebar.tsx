import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { DocSlug } from 'derived/doc-slugs.ts';
import { type Category, categoryLimit } from 'derived/sidebar.ts';
import { pagePath } from '../../../shared/page-path.ts';
import type { PageReference } from '../../../shared/site-data.ts';
import { pageQuery, RELEASE_FILE } from '../../data/page-query.ts';
import { useCurrentDoc } from '../sidebar/current-doc.ts';
import { SidebarCategory } from '../sidebar/SidebarCategory.tsx';
import { useSidebarState } from '../sidebar/sidebar-state.tsx';
import { nearest } from './nearest.ts';

/**
 * The categories of a site with so many pages that each page would grow with it: a page contains the links of its own
 * category only. If there are very many categories, those around it are shown until the reader requests all.
 */
export function PartialSidebar({ categories }: { readonly categories: readonly Category[] }) {
  const current = useCurrentDoc();
  const { showsAll, setShowsAll } = useSidebarState();
  const hasTooMany = categories.length > categoryLimit;
  const place = categories.findIndex(({ label }) => label === current?.category);
  const shown = hasTooMany && !showsAll ? nearest(categories, place, categoryLimit) : categories;
  return (
    <>
      <ul>
        {shown.map(
          ({ label, first }) =>
            first && (
              <PartialCategory
                key={first.id}
                label={label}
                first={first}
                own={label === current?.category ? current.siblings : undefined}
              />
            ),
        )}
      </ul>
      {hasTooMany && (
        <p>
          <button type="button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            All {categories.length} sections
          </button>
          <Link to="/search" className="without-js">
            All pages
          </Link>
        </p>
      )}
    </>
  );
}

interface PartialCategoryProps {
  readonly label: string;
  readonly first: PageReference<DocSlug>;
  /** The pages of the category from the current page's data; undefined if the data does not contain them. */
  readonly own: readonly PageReference<DocSlug>[] | undefined;
}

/** A category whose pages are those of its first page's data, which is fetched when the reader opens the category. */
function PartialCategory({ label, first, own }: PartialCategoryProps) {
  const { queryClient } = useRouter().options.context;
  const { isOpen } = useSidebarState();
  const { data, isError } = useQuery(
    {
      queryKey: ['category', first.id],
      queryFn: async () =>
        (await queryClient.ensureQueryData(pageQuery(pagePath(first.id), 'doc'))).siblings ?? [],
      enabled: isOpen(label),
      ...(own && { initialData: own }),
      ...RELEASE_FILE,
    },
    queryClient,
  );
  // Offline, or after a new release: only the link to the first page remains, and following it reports the failure.
  return <SidebarCategory label={label} pages={data ?? (isError ? [first] : undefined)} first={first} />;
}
