import { type RefObject, useEffect } from 'react';
import { watchDemo } from './watch-demo.ts';

/**
 * Runs the demos of an article, each when it comes near the view or its reader asks for it.
 *
 * @param html the article's HTML, once all of it is there
 */
export function useDemos(article: RefObject<HTMLElement | null>, html: string | undefined): void {
  useEffect(() => {
    if (html === undefined) return;
    const figures = article.current?.querySelectorAll<HTMLElement>('figure.demo') ?? [];
    const stops = [...figures].map(watchDemo);
    return () => {
      for (const stop of stops) stop();
    };
  }, [article, html]);
}
