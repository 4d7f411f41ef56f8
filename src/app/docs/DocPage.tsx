import type { DocPageData } from '../../shared/page-data.ts';
import { Article } from '../article/Article.tsx';
import { PageOrigin } from '../article/PageOrigin.tsx';
import { TableOfContents } from '../article/TableOfContents.tsx';
import { MAIN_ID } from '../ui/PageMain.tsx';
import { useHydratedMark } from '../ui/use-hydrated-mark.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CopyPage } from './CopyPage.tsx';
import { Pager } from './Pager.tsx';

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
      <Article html={page.html} cuts={page.cuts} />
      <footer className="doc-footer">
        <PageOrigin editUrl={page.editUrl} lastChanged={page.lastChanged} />
        <Pager previous={page.previous} next={page.next} />
      </footer>
    </main>
  );
}
