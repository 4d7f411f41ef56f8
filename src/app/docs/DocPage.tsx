import type { DocPageData } from '../../shared/page-data.ts';
import { MAIN_ID } from '../shell/SkipLink.tsx';
import { useHydratedMark } from '../shell/use-hydrated-mark.ts';
import { Article } from './Article.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CopyPage } from './CopyPage.tsx';
import { Pager } from './Pager.tsx';
import { TableOfContents } from './TableOfContents.tsx';

/** A documentation page. */
export function DocPage({ page }: { readonly page: DocPageData }) {
  useHydratedMark();
  return (
    <main id={MAIN_ID} className="doc" tabIndex={-1}>
      <header className="doc-header">
        <Breadcrumbs category={page.category} title={page.title} />
        <h1 tabIndex={-1}>{page.title}</h1>
        {page.badge && <p className="doc-badge">{page.badge}</p>}
        <CopyPage key={page.slug} slug={page.slug} />
      </header>
      <TableOfContents key={page.slug} headings={page.headings} />
      <Article html={page.html} />
      <footer className="doc-footer">
        <PageOrigin page={page} />
        <Pager previous={page.previous} next={page.next} />
      </footer>
    </main>
  );
}

function PageOrigin({ page: { editUrl, lastChanged } }: { readonly page: DocPageData }) {
  if (editUrl === undefined && lastChanged === undefined) return null;
  return (
    <p className="doc-origin">
      {editUrl && (
        <a href={editUrl} rel="external noopener">
          Edit this page
        </a>
      )}
      {lastChanged && (
        <span>
          Last changed on <time dateTime={lastChanged}>{readableDay(lastChanged)}</time>
        </span>
      )}
    </p>
  );
}

/** `2026-11-21` → `21 November 2026`, the same for every reader so that the prerendered page is right. */
function readableDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
