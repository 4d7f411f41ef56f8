import type { SearchPageData } from '../../../shared/page-data.ts';
import { pagePath } from '../../../shared/page-path.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';

/** Every page of the documentation by category, in reading order. */
export function AllPages({ pages }: Pick<SearchPageData, 'pages'>) {
  const categories = [...new Set(pages.map(({ category }) => category))];
  return (
    <div className="all-pages">
      {categories.map((category) => (
        <section key={category}>
          <h2>{category}</h2>
          <ul className="all-pages-list">
            {pages
              .filter((page) => page.category === category)
              .map(({ slug, title, description }) => (
                <li key={slug}>
                  <SiteLink href={pagePath(slug)}>{title}</SiteLink>
                  <p>{description}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
