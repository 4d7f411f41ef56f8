/**
 * Scrolls a list of links so that the link of the current page or section is in its middle. Does nothing if the link and
 * some rows around it are in view already: the list must not move under the pointer of a reader who clicks in it.
 */
export function showCurrentLink(list: HTMLElement, rowsAround = 0): void {
  const links = [...list.querySelectorAll('a')];
  const current = links.findIndex((link) => link.ariaCurrent !== null);
  const first = links[Math.max(0, current - rowsAround)];
  const last = links[Math.min(links.length - 1, current + rowsAround)];
  if (current === -1 || first === undefined || last === undefined) return;
  const frame = list.getBoundingClientRect();
  const { top } = first.getBoundingClientRect();
  const { bottom } = last.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  list.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}
