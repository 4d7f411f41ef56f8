import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { showCurrentLink } from '../ui/show-current-link.ts';

/** Scrolls the sidebar, and nothing else, to the current page's link when the page changes. */
export function useCurrentInView(sidebar: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    const show = () => {
      if (sidebar.current !== null) showCurrentLink(sidebar.current);
    };
    show();
    // The router restores the places of all that scrolls, the sidebar included, before it calls this.
    return router.subscribe('onRendered', show);
  }, [sidebar, router]);
}
