import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { SearchHit } from '../../../search/search-engine.ts';
import type { PageData } from '../../../shared/page-data.ts';
import { appendTrustedHtml } from '../../../shared/trusted-types.ts';
import { pageKey } from '../../data/page-query.ts';
import { mayPrefetchPages } from '../../platform/network/connection.ts';
import { Marked, SectionPath } from '../Marked.tsx';

/** The window from which on there is room beside the results; search-dialog.css has the same number. */
const WIDE = '(width >= 68.75em)';

/** Milliseconds for which a reader rests on a hit before its page is fetched. */
const REST_MS = 250;

/**
 * Shows the hit that Enter opens beside the list: its excerpt and, of an API entry, the entry itself, once its page is
 * there. That page is prefetched as links are, and on the same connections, so that it also opens sooner. Decoration: screen readers find the entry
 * on the page.
 */
export function SearchPreview({ hit }: { readonly hit: SearchHit | undefined }) {
  const entry = useRef<HTMLTableSectionElement>(null);
  useEntry(hit, entry);
  return (
    <aside className="search-preview" aria-hidden="true" inert>
      {hit && (
        <>
          <SectionPath path={[hit.page, ...hit.sections.slice(0, -1)]} />
          <p className="search-option-title">{(hit.sections.at(-1) ?? hit.page).text}</p>
          <p className="search-option-snippet">
            <Marked marked={hit.snippet} />
          </p>
          <div className="prose">
            <table className="api">
              <tbody ref={entry} />
            </table>
          </div>
        </>
      )}
    </aside>
  );
}

/** Fills the body of a table with the row of a hit that is an API entry. Nothing is fetched for others. */
function useEntry(hit: SearchHit | undefined, body: { readonly current: HTMLElement | null }): void {
  const router = useRouter();
  const href = hit?.badge === undefined ? undefined : hit.href;
  useEffect(() => {
    const [path = '', anchor] = href?.split('#') ?? [];
    let isCurrent = true;
    const show = async () => {
      await router.preloadRoute({ to: path });
      const page = router.options.context.queryClient.getQueryData<PageData>(pageKey(path));
      const row = page && rowOf(page.html, anchor ?? '');
      if (isCurrent && row) body.current?.replaceChildren(row);
    };
    body.current?.replaceChildren();
    if (anchor === undefined || !window.matchMedia(WIDE).matches || !mayPrefetchPages()) return;
    const timer = setTimeout(() => void show(), REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [href, router, body]);
}

/** Returns the row of a table in an article, without ids, which the document may contain already. */
function rowOf(html: string, anchor: string): Element | undefined {
  // This document shows and loads nothing.
  const article = document.implementation.createHTMLDocument();
  appendTrustedHtml(article.body, html);
  const row = article.getElementById(anchor);
  if (row?.localName !== 'tr') return undefined;
  for (const named of [row, ...row.querySelectorAll('[id]')]) named.removeAttribute('id');
  return row;
}
