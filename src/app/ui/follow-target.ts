import type { AnyRouter } from '@tanstack/react-router';
import type { SiteTarget } from '../platform/same-site-link.ts';
import { goToSection } from './arrival.ts';

/** Takes the reader to a page or section of this site, as a link to it does. */
export function followTarget(router: AnyRouter, { path, search, hash }: SiteTarget): void {
  // The router takes a second click on the same link for no navigation; a reader wants to be taken there again.
  if (hash !== '' && `#${hash}` === window.location.hash && path === router.state.location.pathname) {
    goToSection(hash);
  } else {
    void router.navigate({ href: `${path}${search}${hash && `#${hash}`}` });
  }
}
