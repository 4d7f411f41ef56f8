/** Files of this site that the page and the frames in it have loaded, as paths below the site's root. */
export function loadedFiles(): readonly string[] {
  const base = import.meta.env.BASE_URL;
  const urls = [window, ...ownFrames()].flatMap(({ performance, location }) => [
    location.href,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  const paths = urls
    .map((url) => new URL(url))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith(base))
    .map(({ pathname }) => pathname.slice(base.length));
  return [...new Set(paths)];
}

/** The windows of frames that show pages of this site. */
function ownFrames(): readonly Window[] {
  return [...document.querySelectorAll('iframe')]
    .map(({ contentDocument }) => contentDocument?.defaultView)
    .filter((frame) => frame !== undefined && frame !== null);
}
