/**
 * Scrolls a list of links so that the link of the current page or section is in its middle. Does nothing if the link is
 * in view already: the list must not move under the pointer of a reader who clicks in it.
 */
export function showCurrentLink(list: HTMLElement): void {
  const link = list.querySelector('[aria-current]');
  if (link === null) return;
  const frame = list.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  list.scrollTop += place.top + place.height / 2 - (frame.top + frame.height / 2);
}
