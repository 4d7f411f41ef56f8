import type { DocSlug } from 'derived/doc-slugs.ts';
import type { Category } from 'derived/sidebar.ts';
import type { PageReference } from '../../../shared/site-data.ts';
import { DocLink } from '../../ui/DocLink.tsx';
import { useSidebarState } from './sidebar-state.tsx';

/** A category of the sidebar, with a button that opens and closes it. */
export function SidebarCategory({ label, pages }: Category) {
  const { closed, toggle } = useSidebarState();
  const isOpen = !closed.has(label);
  return (
    <li>
      <p>{label}</p>
      <button type="button" aria-expanded={isOpen} onClick={() => toggle(label)}>
        {label}
      </button>
      <ul hidden={!isOpen}>
        {pages.map((page) => (
          <li key={page.id}>
            <PageLink {...page} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function PageLink({ id, title, badge, draft }: PageReference<DocSlug>) {
  return (
    <DocLink page={id} title={badge}>
      {title}
      {import.meta.env.SITE_PREVIEW && draft && (
        <>
          {' '}
          <span className="doc-badge">Draft</span>
        </>
      )}
    </DocLink>
  );
}
