import { Link } from '@tanstack/react-router';
import type { DocSlug } from 'derived/doc-slugs.ts';
import type { DocPageData } from '../../shared/page-data.ts';
import { CHANGELOG_PATH } from '../../shared/page-path.ts';
import type { PageReference } from '../../shared/site-data.ts';
import { Article } from '../article/Article.tsx';
import { PageOrigin } from '../article/PageOrigin.tsx';
import { TableOfContents } from '../article/toc/TableOfContents.tsx';
import { UnpublishedNote } from '../article/UnpublishedNote.tsx';
import { DocLink } from '../ui/DocLink.tsx';
import { PageMain } from '../ui/PageMain.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { PageActions } from './PageActions.tsx';

/** A documentation page. */
export function DocPage({ page }: { readonly page: DocPageData<DocSlug> }) {
  return (
    <PageMain className="doc">
      <header className="doc-header">
        <div className="doc-place">
          <Breadcrumbs category={page.category} title={page.title} />
          <PageActions key={page.id} page={page} />
        </div>
        <h1>{page.title}</h1>
        {page.badge && <p className="doc-badge">{page.badge}</p>} <UpdatedMark updated={page.updated} />
        <p className="doc-lead">{page.description}</p>
        <UnpublishedNote unpublished={page.unpublished} />
      </header>
      <TableOfContents key={page.id} page={page.id} headings={page.headings} />
      <Article html={page.html} cuts={page.cuts} />
      <footer className="doc-footer">
        <PageOrigin editUrl={page.editUrl} lastChanged={page.lastChanged} />
        <Pager previous={page.previous} next={page.next} />
      </footer>
    </PageMain>
  );
}

/** Marks a page whose API the last release of the library changed. */
function UpdatedMark({ updated }: { readonly updated: DocPageData['updated'] }) {
  if (updated === undefined) return null;
  return (
    <p className="doc-badge">
      <SiteLink href={`${CHANGELOG_PATH}#${updated.change}`}>Updated in {updated.release}</SiteLink>
    </p>
  );
}

interface BreadcrumbsProps {
  readonly category: string;
  readonly title: string;
}

function Breadcrumbs({ category, title }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link to="/">Home</Link>
        </li>
        <li>{category}</li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

interface PagerProps {
  readonly previous: PageReference<DocSlug> | undefined;
  readonly next: PageReference<DocSlug> | undefined;
}

function Pager({ previous, next }: PagerProps) {
  return (
    <nav className="pager" aria-label="Previous and next pages">
      {previous && (
        <DocLink className="pager-link" page={previous.id}>
          <span className="pager-label">Previous</span> {previous.title}
        </DocLink>
      )}
      {next && (
        <DocLink className="pager-link pager-next" page={next.id}>
          <span className="pager-label">Next</span> {next.title}
        </DocLink>
      )}
    </nav>
  );
}
