import { Link, useParams } from '@tanstack/react-router';
import { sidebar } from 'derived/sidebar.ts';
import { useEffect, useEffectEvent, useId } from 'react';
import { Icon } from '../shell/Icon.tsx';
import { useSidebarState } from './sidebar-state.tsx';

type Category = (typeof sidebar)[number];

/** The categories of the documentation with their pages. The current page's category opens on arrival. */
export function SidebarCategories() {
  useOpenCurrentCategory();
  return (
    <ul>
      {sidebar.map((category) => (
        <SidebarCategory key={category.label} category={category} />
      ))}
    </ul>
  );
}

function SidebarCategory({ category }: { readonly category: Category }) {
  const { isOpen, setOpen } = useSidebarState();
  const list = useId();
  const open = isOpen(category.label);
  return (
    <li className="sidebar-category">
      <p className="sidebar-label">{category.label}</p>
      <button
        type="button"
        className="needs-js"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(category.label, !open)}
      >
        {category.label}
        <Icon name="chevron" />
      </button>
      <ul id={list} hidden={!open}>
        {category.pages.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to="/docs/$"
              params={{ _splat: slug }}
              activeOptions={{ exact: true, includeSearch: false }}
              className="sidebar-link"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

function useOpenCurrentCategory(): void {
  const { setOpen } = useSidebarState();
  const slug = useParams({ strict: false, select: ({ _splat }) => _splat });
  const openCategoryOf = useEffectEvent((current: string) => {
    const category = sidebar.find(({ pages }) => pages.some((page) => page.slug === current));
    if (category !== undefined) setOpen(category.label, true);
  });
  useEffect(() => {
    if (slug !== undefined) openCategoryOf(slug);
  }, [slug]);
}
