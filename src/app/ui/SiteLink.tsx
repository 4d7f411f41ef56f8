import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { withoutSlash } from '../../shared/page-path.ts';
import { isAppPath, isPlainClick, type SiteTarget, siteTarget, siteUrl } from '../platform/document/urls.ts';
import { mayPrefetchPages } from '../platform/network/connection.ts';
import { goToSection } from './sections.ts';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of this site, without the base path, or a full URL; the build has checked that it leads somewhere. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link from the content. If it leads to a page of this site, `useSiteLinks` makes it navigate on the client. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const isCurrent = useRouterState({ select: ({ location }) => withoutSlash(location.pathname) === href });
  const target = href.startsWith('/') ? { href: siteUrl(href) } : { href, rel: 'external noopener' };
  return (
    <a {...rest} {...target} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** Milliseconds for which a pointer rests on a link before its target is prefetched. */
const REST_MS = 50;

/**
 * Makes links navigate on the client, and prefetches their targets on pointer and focus: those of React and those of an
 * article's HTML. One set of listeners serves all links of the document.
 */
export function useSiteLinks(): void {
  const router = useRouter();
  useEffect(() => {
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
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('pointerover', onIntent, { signal });
    document.addEventListener('focusin', onIntent, { signal });
    return () => listeners.abort();
  }, [router]);
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
