import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { appendTrustedHtml, trustedHtml } from '../../shared/trusted-types.ts';
import { afterPaint } from '../platform/after-paint.ts';
import { isHydrated } from '../platform/hydrated-event.ts';
import { openingOf } from './article-opening.ts';

interface ArticleHtml {
  /** What React puts in, in the form that it wants. */
  readonly content: { readonly __html: string | TrustedHTML };
  /** Whether all of the article is there. */
  readonly isWhole: boolean;
}

/**
 * The HTML of an article for React. Who comes to the top of a long one from another page gets its opening first and the
 * rest when that is painted, so that a long page opens as quickly as a short one. Who goes to a section, or back to
 * where they were, gets all at once; so does hydration.
 */
export function useArticleHtml(article: RefObject<HTMLElement | null>, html: string): ArticleHtml {
  const comesToTop = useComesToTop();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is where the reader came, not where they go from there
  const opening = useMemo(() => (comesToTop ? openingOf(html) : html), [html]);
  const [completed, setCompleted] = useState<string>();

  useEffect(() => {
    if (opening === html) return;
    return afterPaint(() => {
      if (article.current === null) return;
      // Past React, which only ever replaces the article as a whole.
      appendTrustedHtml(article.current, html.slice(opening.length));
      setCompleted(html);
    });
  }, [article, html, opening]);

  const content = useMemo(() => ({ __html: trustedHtml(opening) }), [opening]);
  return { content, isWhole: opening === html || completed === html };
}

/** Whether the page that is being rendered is one that the reader comes to from another, without a place on it. */
function useComesToTop(): boolean {
  const place = useElementScrollRestoration({ getElement: () => window });
  const { latestLocation } = useRouter();
  return isHydrated() && place === undefined && latestLocation.hash === '';
}
