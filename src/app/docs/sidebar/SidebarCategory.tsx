import type { DocSlug } from 'derived/doc-slugs.ts';
import type { PageReference } from '../../../shared/site-data.ts';
import { DocLink } from '../../ui/DocLink.tsx';
import { useSidebarState } from './sidebar-state.tsx';

interface SidebarCategoryProps {
  readonly label: string;
  /** The pages of the category; undefined until they are known. */
  readonly pages: readonly PageReference<DocSlug>[] | undefined;
  /** The page that the label leads to until the pages are known. */
  readonly first?: PageReference<DocSlug>;
}

/** A category of the sidebar, with a button that opens and closes it. */
export function SidebarCategory({ label, pages, first }: SidebarCategoryProps) {
  const { isOpen, setOpen } = useSidebarState();
  const open = isOpen(label);
  return (
    <li>
      <p>{pages === undefined && first ? <PageLink {...first} /> : label}</p>
      <button type="button" aria-expanded={open} onClick={() => setOpen(label, !open)}>
        {label}
      </button>
      {pages && (
        <ul hidden={!open}>
          {pages.map((page) => (
            <li key={page.id}>
              <PageLink {...page} />
            </li>
          ))}
        </ul>
      )}
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
