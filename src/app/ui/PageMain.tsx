import { type ReactNode, useEffect } from 'react';
import { PAGE_IDS } from '../../shared/page-ids.ts';
import { waitingForHydration } from '../platform/document/hydration.ts';
import { focusOn } from './sections.ts';

/** The first tab stop: skips the navigation to the page itself (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a
      className="skip-link"
      href={`#${PAGE_IDS.main}`}
      onClick={() => focusOn(document.getElementById(PAGE_IDS.main))}
    >
      Skip to main content
    </a>
  );
}

interface PageMainProps {
  readonly className: string;
  readonly children: ReactNode;
  /** Marks an error that has taken the page's place. */
  readonly 'data-page-error'?: '';
}

/** The `main` element of a page. */
export function PageMain({ className, children, ...rest }: PageMainProps) {
  useHydratedMark();
  return (
    <main id={PAGE_IDS.main} className={className} {...rest}>
      {children}
    </main>
  );
}

/**
 * Puts `data-hydrated` on `<html>`, the mark that browser tests wait for, and calls the waiting callbacks. Called by
 * each page, because pages are hydrated after the shell around them.
 */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    // Each by itself: an error of one must neither keep the others from being called nor crash the page. By then, in the
    // same task, React has rendered the demos, whose buttons are in the article's HTML.
    for (const callback of waitingForHydration.splice(0)) queueMicrotask(callback);
  }, []);
}
