/**
 * Scrolls a list of links so that the current page's or section's link is in its middle. A link that is in view already
 * stays where it is: the list must not move below the pointer of a reader who clicks in it.
 */
export function showCurrentLink(list: HTMLElement): void {
  const link = list.querySelector('[aria-current]');
  if (link === null) return;
  const frame = list.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  list.scrollTop += place.top + place.height / 2 - (frame.top + frame.height / 2);
}
