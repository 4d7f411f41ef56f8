import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { appendTrustedHtml, trustedHtml } from '../../shared/trusted-types.ts';
import { isHydrated } from '../platform/document/hydration.ts';

const NO_CUTS: readonly number[] = [];

/**
 * The HTML of an article for React. On navigation to the top of a long article, only its opening renders; the rest is
 * appended in parts, one after each paint, so that a long page opens as quickly as a short one and stays responsive. On
 * navigation to a section or back to a place, and on hydration, the whole article renders at once. The build decides
 * where a long article is cut (`cuts`).
 */
export function useArticleHtml(
  article: RefObject<HTMLElement | null>,
  html: string,
  cuts: readonly number[] = NO_CUTS,
) {
  const router = useRouter();
  const comesToTop = useComesToTop();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the location on arrival counts, not later ones
  const opening = useMemo(() => (comesToTop ? html.slice(0, cuts[0]) : html), [html]);
  const [completed, setCompleted] = useState<string>();

  useEffect(() => {
    if (opening === html) return;
    let shown = opening.length;
    const append = (part: string) => {
      if (article.current === null) return;
      // Bypasses React, which only ever replaces the article as a whole.
      appendTrustedHtml(article.current, part);
      shown += part.length;
      if (shown === html.length) {
        setCompleted(html);
        window.dispatchEvent(new Event('article-completed'));
      } else cancel = afterPaint(appendNext);
    };
    const appendNext = () =>
      append(
        html.slice(
          shown,
          cuts.find((cut) => cut > shown),
        ),
      );
    let cancel = afterPaint(appendNext);
    // A link may lead to a section that is still missing.
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged || shown === html.length) return;
      cancel();
      append(html.slice(shown));
    });
    return () => {
      cancel();
      unsubscribe();
    };
  }, [article, html, opening, cuts, router]);

  const content = useMemo(() => ({ __html: trustedHtml(opening) }), [opening]);
  /** Whether the whole article is in the document. */
  const isWhole = opening === html || completed === html;
  return { content, isWhole };
}

/** Whether the reader has navigated to the top of the current page from another page. */
function useComesToTop(): boolean {
  const place = useElementScrollRestoration({ getElement: () => window });
  const { latestLocation } = useRouter();
  return isHydrated() && place === undefined && latestLocation.hash === '';
}

/** Calls back in a separate task after the next paint. Returns a function that cancels the call. */
function afterPaint(callback: () => void): () => void {
  let task = 0;
  const frame = requestAnimationFrame(() => {
    task = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(task);
  };
}
