import { isPlainClick } from '../platform/document/urls.ts';
import { afterFocus, enterDialog } from '../ui/enter-dialog.ts';

/**
 * Adds a button to each diagram of an article that shows it as large as the window. Pressing the diagram does the same.
 */
export function enlargeDiagrams(article: HTMLElement, signal: AbortSignal): void {
  for (const diagram of article.querySelectorAll<SVGElement>('figure.diagram > svg')) {
    const button = buttonOf('enlarge', 'Enlarge');
    button.ariaLabel = 'Enlarge diagram';
    button.ariaHasPopup = 'dialog';
    diagram.after(button);
    button.addEventListener('click', () => {
      const close = showEnlarged(diagram, button);
      signal.addEventListener('abort', close);
    });
    diagram.addEventListener('click', (event) => {
      if (!isPlainClick(event) || window.getSelection()?.isCollapsed === false) return;
      // The focus returns to the button when the dialog closes.
      button.focus({ preventScroll: true });
      button.click();
    });
  }
}

/**
 * Shows a copy of a diagram in a dialog that fills the window. A larger one can be scrolled. The dialog is modal
 * without `showModal`, which takes the page away before screen readers know of the focus.
 *
 * @param opener gets the focus back
 * @returns the function that closes the dialog
 */
function showEnlarged(diagram: Element, opener: HTMLElement): () => void {
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.ariaLabel = 'Enlarged diagram';
  dialog.open = true;
  // A press beside the diagram focuses the dialog and not the page, where nothing would hear Escape.
  dialog.tabIndex = -1;
  const frame = document.createElement('div');
  frame.tabIndex = 0;
  frame.role = 'group';
  frame.ariaLabel = 'Enlarged diagram, scrollable';
  frame.append(diagram.cloneNode(true));
  const close = buttonOf('button button-quiet', 'Close');
  dialog.append(close, frame);
  document.body.append(dialog);
  const leave = enterDialog(dialog);
  const end = () => {
    leave();
    dialog.hidden = true;
    opener.focus({ preventScroll: true });
    afterFocus(() => dialog.remove());
  };
  dialog.addEventListener('click', ({ target }) => {
    if (target === close || target === frame) end();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end();
  });
  return end;
}

function buttonOf(className: string, text: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', className, textContent: text });
}
