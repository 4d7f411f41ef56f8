import { sidebar } from 'derived/sidebar.ts';
import { useEffect, useState } from 'react';
import { pageDataPath } from '../../shared/page-data-path.ts';
import { pagePath } from '../../shared/page-path.ts';
import { savedFiles } from '../platform/saved-files.ts';
import { SiteLink } from '../ui/SiteLink.tsx';

/** Lists the documentation pages that can be read now. */
export function SavedPages() {
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    void savedFiles().then(setSaved);
  }, []);
  const pages = sidebar
    // Of a long sidebar the app knows the first page of each category, by whose name it goes here.
    .flatMap(({ label, first, pages }) => pages ?? [{ slug: first, title: label }])
    .filter(({ slug }) => saved.has(pageDataPath(pagePath(slug))));
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="saved-pages">
      <h2 id="saved-pages">Saved pages</h2>
      <ul>
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <SiteLink href={pagePath(slug)}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
