import type { TextPageData } from '../../shared/page-data.ts';
import { Article } from '../article/Article.tsx';
import { DraftNote } from '../article/DraftNote.tsx';
import { PageOrigin } from '../article/PageOrigin.tsx';
import { TableOfContents } from '../article/toc/TableOfContents.tsx';
import { PageMain } from '../ui/PageMain.tsx';

/** A page of text outside the documentation: it looks like one of its pages, but has no place among them. */
export function TextPage({ page }: { readonly page: TextPageData }) {
  return (
    <PageMain className="doc">
      <header className="doc-header">
        <h1>{page.title}</h1>
        <p className="doc-lead">{page.description}</p>
        <DraftNote page={page} />
      </header>
      <TableOfContents key={page.name} headings={page.headings} />
      <Article html={page.html} />
      <footer className="doc-footer">
        <PageOrigin page={page} />
      </footer>
    </PageMain>
  );
}
