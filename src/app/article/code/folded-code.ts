import { focusOn } from '../../ui/sections.ts';

/**
 * Makes the buttons below folded samples work. A sample also unfolds when something scrolls to a line that is folded:
 * the focus, or the browser's search.
 */
export function unfoldCode(article: HTMLElement, signal: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.matches('.code-fold')) unfold(target, true);
  };
  const onScroll = ({ target }: { readonly target: EventTarget | null }) => {
    if (target instanceof Element && target.scrollTop > 0 && target.matches('[data-fold] > pre')) {
      const place = target.querySelector(':focus');
      unfold(target, false);
      place?.scrollIntoView({ block: 'center' });
    }
  };
  // The browser may have scrolled to a name or to text before the app started.
  for (const code of article.querySelectorAll('[data-fold] > pre')) onScroll({ target: code });
  article.addEventListener('click', onClick, { signal });
  // Scrolling of an element does not bubble.
  article.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
}

/** Unfolds the sample of an element. If the focus was on its button, which disappears, the focus moves to the code. */
function unfold(part: Element, movesFocus: boolean): void {
  const figure = part.closest<HTMLElement>('[data-fold]');
  if (figure === null) return;
  delete figure.dataset['fold'];
  const code = figure.querySelector('pre');
  code?.scrollTo({ top: 0 });
  if (movesFocus) focusOn(code);
}
