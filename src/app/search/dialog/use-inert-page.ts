import { useLayoutEffect } from 'react';

/**
 * Makes everything behind the dialog inert: unreachable for pointer, keyboard and screen reader. Radix's own way locks
 * scrolling with a style element that it writes, which a strict Content-Security-Policy forbids.
 */
export function useInertPage(): void {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    if (root === null) return;
    root.inert = true;
    return () => {
      root.inert = false;
    };
  }, []);
}
