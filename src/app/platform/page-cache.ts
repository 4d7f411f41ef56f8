/**
 * Scrolls a page that comes back from the back/forward cache to where its reader left it. Browsers do that themselves,
 * but WebKit does not while `history.scrollRestoration` is `manual`, as the router needs it: the page is at its top then.
 */
export function keepPlaceInPageCache(): void {
  let place: ScrollToOptions = {};
  window.addEventListener('pagehide', () => {
    place = { left: window.scrollX, top: window.scrollY, behavior: 'instant' };
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.scrollTo(place);
  });
}
