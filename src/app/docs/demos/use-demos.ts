import { type RefObject, useEffect } from 'react';
import { watchDemo } from './watch-demo.ts';

/** Runs the demos of an article, each when it comes near the view or its reader asks for it. */
export function useDemos(article: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other HTML there are other demos
  useEffect(() => {
    const figures = article.current?.querySelectorAll<HTMLElement>('figure.demo') ?? [];
    const stops = [...figures].map(watchDemo);
    return () => {
      for (const stop of stops) stop();
    };
  }, [article, html]);
}
