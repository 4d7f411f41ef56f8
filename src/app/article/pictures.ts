import { isPlainClick } from '../platform/document/urls.ts';
import { afterFocus, enterDialog } from '../ui/enter-dialog.ts';

/** Diagrams, and images that stand alone. */
const PICTURES = 'figure.diagram > svg, p > img[width]:only-child';

/** Width of the narrowest article in CSS pixels. Every window shows narrower images in their natural size. */
const MIN_ARTICLE_WIDTH_PX = 320;

/**
 * Adds a button to each diagram and each large image of an article that shows it as large as the window. Pressing the
 * picture does the same.
 */
export function enlargePictures(article: HTMLElement, signal: AbortSignal): void {
  for (const picture of article.querySelectorAll<SVGElement | HTMLImageElement>(PICTURES)) {
    // The attribute is the image's natural width; the property is its displayed width.
    const isLarge =
      picture instanceof SVGElement || Number(picture.getAttribute('width')) > MIN_ARTICLE_WIDTH_PX;
    if (isLarge && picture.closest('.demo') === null) makeEnlargeable(picture, signal);
  }
}

function makeEnlargeable(picture: SVGElement | HTMLImageElement, signal: AbortSignal): void {
  const kind = picture instanceof SVGElement ? 'diagram' : 'image';
  const button = buttonOf('enlarge', 'Enlarge');
  button.ariaLabel = `Enlarge ${kind}`;
  button.ariaHasPopup = 'dialog';
  picture.after(button);
  picture.parentElement?.classList.add('enlargeable');
  button.addEventListener('click', () => {
    const close = showEnlarged(picture, `Enlarged ${kind}`, button);
    signal.addEventListener('abort', close);
  });
  picture.addEventListener('click', (event) => {
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (!(event instanceof MouseEvent) || !isPlainClick(event) || isSelecting) return;
    // The focus returns to the button when the dialog closes.
    button.focus({ preventScroll: true });
    button.click();
  });
}

/**
 * Shows a copy of a picture in a dialog that fills the window. A larger picture can be scrolled. The dialog is modal
 * without `showModal`, which takes the page away before screen readers know of the focus.
 *
 * @param opener gets the focus back
 * @returns the function that closes the dialog
 */
function showEnlarged(picture: Element, name: string, opener: HTMLElement): () => void {
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.ariaLabel = name;
  dialog.open = true;
  // A press beside the picture focuses the dialog and not the page, where nothing would hear Escape.
  dialog.tabIndex = -1;
  const frame = document.createElement('div');
  frame.tabIndex = 0;
  frame.role = 'group';
  frame.ariaLabel = `${name}, scrollable`;
  frame.append(picture.cloneNode(true));
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
