/** The fraction of an element that must be visible before the first scroll. A phone shows less of the landing page's editor. */
const SEEN = 0.5;

/**
 * Calls back while an element is in view; after the first scroll, already when it comes near the view. Content below
 * the first screen costs nothing until the reader scrolls towards it.
 *
 * @param near distance from the view that counts as near, as an observer's `rootMargin`
 * @returns the function that stops observing
 */
export function onNear(element: Element, near: string, callback: () => void): () => void {
  const watch = (rootMargin: string, threshold: number) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = (entry: IntersectionObserverEntry) =>
          entry.isIntersecting && entry.intersectionRatio >= threshold;
        if (entries.some(isSeen)) callback();
      },
      { rootMargin, threshold },
    );
    observer.observe(element);
    return observer;
  };
  let observer = watch('0px', SEEN);
  const onScroll = () => {
    observer.disconnect();
    observer = watch(near, 0);
  };
  window.addEventListener('scroll', onScroll, { once: true, passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    observer.disconnect();
  };
}
