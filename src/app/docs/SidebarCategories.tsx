import { type Category, sidebar } from 'derived/sidebar.ts';
import { site } from 'derived/site.ts';
import { versionOf } from '../../shared/docs-version.ts';
import { pagePath } from '../../shared/page-path.ts';
import { siteUrl } from '../platform/document/urls.ts';
import { useDocSlug } from './sidebar/current-doc.ts';
import { useSidebarState } from './sidebar/sidebar-state.tsx';

/** The categories of the documentation with their pages, of the version that the page belongs to. */
export function SidebarCategories() {
  const slug = useDocSlug();
  const version = versionOf(slug ?? '', site);
  const categories = sidebar.filter(({ pages }) => versionOf(pages[0]?.id ?? '', site) === version);
  return (
    // One class for all: a page contains dozens of labels, buttons and links of the sidebar.
    <ul className="sidebar-categories">
      {categories.map((category) => (
        <SidebarCategory key={category.pages[0]?.id} {...category} slug={slug} />
      ))}
    </ul>
  );
}

/** A category of the sidebar, with a button that opens and closes it. Dozens of `SiteLink`s would each watch the router. */
function SidebarCategory({ label, pages, slug }: Category & { readonly slug: string | undefined }) {
  const { closed, toggle } = useSidebarState();
  const isOpen = !closed.has(label);
  const listed = pages.filter(({ unlisted }) => !unlisted);
  return (
    <li>
      <p>{label}</p>
      <button type="button" aria-expanded={isOpen} onClick={() => toggle(label)}>
        {label}
      </button>
      <ul hidden={!isOpen}>
        {listed.map(({ id, title, badge, draft, run }) => (
          <li key={id}>
            {run && <small>{run}</small>}
            <a href={siteUrl(pagePath(id))} title={badge} aria-current={id === slug ? 'page' : undefined}>
              {title}
              {import.meta.env.SITE_PREVIEW && draft && (
                <>
                  {' '}
                  <span className="doc-badge">Draft</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
