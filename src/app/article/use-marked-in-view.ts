import { type RefObject, useEffect } from 'react';
import { showCurrentLink } from '../ui/show-current-link.ts';

/** Scrolls a table of contents that is longer than the window so that the marked section's link is in view. */
export function useMarkedInView(contents: RefObject<HTMLElement | null>, marked: string | undefined): void {
  useEffect(() => {
    if (contents.current === null) return;
    if (marked === undefined) contents.current.scrollTop = 0;
    else showCurrentLink(contents.current);
  }, [contents, marked]);
}
