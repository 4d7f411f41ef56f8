/**
 * Puts a page's own address in the place of others under which hosts send it: with the name of its file, or with
 * slashes that are repeated. The router would take them for other pages.
 */
export function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  if (tidy !== pathname) window.history.replaceState(window.history.state, '', `${tidy}${search}${hash}`);
}
