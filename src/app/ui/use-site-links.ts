import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { isPlainClick, siteTarget } from '../platform/same-site-link.ts';
import { followTarget } from './follow-target.ts';

/**
 * Makes plain links inside an element navigate on the client, and prefetches where they lead when a reader turns to
 * them. One set of listeners serves all of its links.
 */
export function useSiteLinks(container: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    const element = container.current;
    if (element === null) return;

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
    const onIntent = (event: Event) => {
      const target = targetOf(event);
      if (target !== undefined) void router.preloadRoute({ to: target.path });
    };

    element.addEventListener('click', onClick);
    element.addEventListener('pointerover', onIntent);
    element.addEventListener('focusin', onIntent);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('pointerover', onIntent);
      element.removeEventListener('focusin', onIntent);
    };
  }, [container, router]);
}
