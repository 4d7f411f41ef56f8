import type { DocSlug } from 'derived/doc-slugs.ts';
import { hasVersions } from 'derived/site.ts';
import type { DocPageData } from '../../shared/page-data.ts';
import { pagePath } from '../../shared/page-path.ts';
import { Article } from '../article/Article.tsx';
import { DraftNote } from '../article/DraftNote.tsx';
import { PageOrigin } from '../article/PageOrigin.tsx';
import { TableOfContents } from '../article/toc/TableOfContents.tsx';
import { PageMain } from '../ui/PageMain.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { PageActions } from './PageActions.tsx';
import { PageFeedback } from './PageFeedback.tsx';
import { VersionNote } from './VersionNote.tsx';

interface PageProps {
  readonly page: DocPageData<DocSlug>;
}

/** A documentation page. */
export function DocPage({ page }: PageProps) {
  return (
    <PageMain className="doc">
      <header className="doc-header">
        <div className="doc-place">
          <Breadcrumbs page={page} />
          <PageActions key={page.id} page={page} />
        </div>
        <h1>{page.title}</h1>
        {page.badge && <p className="chip doc-badge">{page.badge}</p>}
        <p className="doc-lead">{page.description}</p>
        <DraftNote page={page} />
        {hasVersions && <VersionNote slug={page.id} />}
      </header>
      <TableOfContents key={page.id} headings={page.headings} />
      <Article html={page.html} />
      <footer className="doc-footer">
        <PageOrigin page={page} />
        <Pager page={page} />
        <PageFeedback page={page} />
      </footer>
    </PageMain>
  );
}

function Breadcrumbs({ page: { category, title } }: PageProps) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <SiteLink href="/">Home</SiteLink>
        </li>
        {category !== title && <li>{category}</li>}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

function Pager({ page: { previous, next } }: PageProps) {
  return (
    <nav className="pager" aria-label="Previous and next pages">
      {previous && (
        <SiteLink className="pager-link" href={pagePath(previous.id)}>
          <span className="pager-label">Previous</span> {previous.title}
        </SiteLink>
      )}
      {next && (
        <SiteLink className="pager-link pager-next" href={pagePath(next.id)}>
          <span className="pager-label">Next</span> {next.title}
        </SiteLink>
      )}
    </nav>
  );
}
