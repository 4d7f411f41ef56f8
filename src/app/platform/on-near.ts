/** The part of an element that must be in view for its reader to see it, and not only its edge. */
const SEEN = 0.2;

/**
 * Calls back while an element can be seen; once the reader scrolls, already when it comes near the view. What stands
 * below the first screen costs nothing until somebody is on the way to it.
 *
 * @param near how far outside of the view is near, as an observer's `rootMargin`
 * @returns ends the watch
 */
export function onNear(element: Element, near: string, callback: () => void): () => void {
  const watch = (rootMargin: string, threshold: number) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (
          entries.some(
            ({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= threshold,
          )
        )
          callback();
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
