/**
 * Scrolls a list of links so that the link of the current page or section is in its middle; or the rows around it, from
 * the first to the last one. Does nothing if they are in view already: the list must not move under the pointer of a
 * reader who clicks in it.
 */
export function showCurrentLink(
  list: HTMLElement,
  first = list.querySelector('[aria-current]'),
  last = first,
): void {
  if (first === null || last === null) return;
  const frame = list.getBoundingClientRect();
  const { top } = first.getBoundingClientRect();
  const { bottom } = last.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  list.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}
