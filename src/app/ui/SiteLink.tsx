import { type AnyRouter, Link, useRouter } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { withoutSlash } from '../../shared/page-path.ts';
import { isAppPath, isPlainClick, type SiteTarget, siteTarget, siteUrl } from '../platform/document/urls.ts';
import { mayPrefetchPages } from '../platform/network/connection.ts';
import { goToSection } from './sections.ts';
import { usePreload } from './use-preload.ts';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of this site, without the base path, or a full URL; the build has checked that it leads somewhere. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link from the content. It navigates on the client if it leads to a page of this site. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const preload = usePreload();
  if (!isAppPath(href)) {
    const target = href.startsWith('/') ? { href: siteUrl(href) } : { href, rel: 'external noopener' };
    return (
      <a {...rest} {...target}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={href} preload={preload} activeOptions={{ exact: true, includeSearch: false }}>
      {children}
    </Link>
  );
}

/** Milliseconds for which a pointer rests on a link before its target is prefetched, as on the router's links. */
const REST_MS = 50;

/**
 * Makes the plain links inside an element navigate on the client, and prefetches their targets on pointer and focus. One
 * set of listeners serves all links of the element.
 */
export function useSiteLinks(container: HTMLElement | null): void {
  const router = useRouter();
  useEffect(() => {
    if (container === null) return;
    const targetOf = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      return link === null ? undefined : siteTarget(link, import.meta.env.BASE_URL);
    };
    const onClick = (event: MouseEvent) => {
      const target = isPlainClick(event) ? targetOf(event) : undefined;
      if (target === undefined) return;
      event.preventDefault();
      followTarget(router, target);
    };
    let rest = 0;
    const onIntent = (event: Event) => {
      window.clearTimeout(rest);
      // A reader who points at a name in a sample wants to see its type.
      if (event.target instanceof Element && event.target.closest('pre') !== null) return;
      const target = targetOf(event);
      if (target === undefined || !mayPrefetchPages()) return;
      rest = window.setTimeout(() => router.preloadRoute({ to: target.path }), REST_MS);
    };

    const listeners = new AbortController();
    const { signal } = listeners;
    container.addEventListener('click', onClick, { signal });
    container.addEventListener('pointerover', onIntent, { signal });
    container.addEventListener('focusin', onIntent, { signal });
    return () => listeners.abort();
  }, [container, router]);
}

/** Navigates to a page or section of this site, as a link to it does. */
export function followTarget(router: AnyRouter, { path, search, hash }: SiteTarget): void {
  const isPage = withoutSlash(path) === withoutSlash(router.state.location.pathname);
  const isHere = isPage && (hash && `#${hash}`) === window.location.hash;
  if (!isAppPath(path)) {
    window.location.assign(siteUrl(path));
  } else if (isHere && (hash !== '' || search === window.location.search)) {
    // The router ignores a link to where the reader is; the reader expects to be taken there again.
    goToSection(hash);
  } else {
    void router.navigate({ href: `${path}${search}${hash && `#${hash}`}` });
  }
}
