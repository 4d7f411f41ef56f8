import { type ReactNode, useEffect } from 'react';
import { PAGE_IDS } from '../../shared/page-ids.ts';
import { markHydrated } from '../platform/document/hydration.ts';

/** The first tab stop: skips the navigation to the page itself (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${PAGE_IDS.main}`}>
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

/** The `main` element of a page. It marks the hydration, because pages are hydrated after the shell around them. */
export function PageMain({ className, children, ...rest }: PageMainProps) {
  useEffect(markHydrated, []);
  return (
    <main id={PAGE_IDS.main} className={className} {...rest}>
      {children}
    </main>
  );
}
