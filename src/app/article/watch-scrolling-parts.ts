/** The samples and tables of an article, which scroll where they are too wide for it. */
const PARTS = '.code pre, .table-scroll';

/**
 * Keeps samples and tables in the tab order only where they scroll (WCAG 2.1.1), and makes landmarks of the tables that
 * do. The HTML has all of them in the tab order, because only the browser can measure which of them scroll.
 */
export function watchScrollingParts(article: HTMLElement, signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    // Measures all parts before it changes one, so that the browser computes the layout once.
    const parts = new Map<HTMLElement, boolean>();
    for (const { target } of entries) {
      const part = target.closest<HTMLElement>(PARTS);
      if (part !== null) parts.set(part, part.scrollWidth > part.clientWidth);
    }
    for (const [part, scrolls] of parts) update(part, scrolls);
  });
  for (const part of article.querySelectorAll(PARTS)) {
    observer.observe(part);
    // The width of the code depends on the form that the reader has chosen.
    if (part.firstElementChild !== null) observer.observe(part.firstElementChild);
  }
  signal.addEventListener('abort', () => observer.disconnect());
}

function update(part: HTMLElement, scrolls: boolean): void {
  if (part.matches('.table-scroll')) part.role = scrolls ? 'region' : 'group';
  if (scrolls) part.tabIndex = 0;
  // Without the attribute, the part would lose the focus.
  else if (part !== document.activeElement) part.removeAttribute('tabindex');
}
