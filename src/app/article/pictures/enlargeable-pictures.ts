import { isPlainClick } from '../../platform/document/urls.ts';
import { reloadOnce } from '../../platform/recovery/stale-build-reload.ts';

/** Diagrams, and images that stand alone. */
const PICTURES = 'figure.diagram > svg, p > img[width]:only-child';

/** Width of the narrowest article in CSS pixels. Every window shows narrower images in their natural size. */
const MIN_ARTICLE_WIDTH_PX = 320;

/**
 * Adds a button to each diagram and each large image of an article that shows it as large as the window. Pressing the
 * picture does the same. The dialog is fetched at the first press, and the buttons need no styles before that.
 */
export function enlargePictures(article: HTMLElement, signal: AbortSignal): void {
  for (const picture of article.querySelectorAll<SVGElement | HTMLImageElement>(PICTURES)) {
    if (isEnlargeable(picture)) makeEnlargeable(picture, signal);
  }
}

function isEnlargeable(picture: SVGElement | HTMLImageElement): boolean {
  if (picture.closest('.demo') !== null) return false;
  // The attribute is the image's natural width; the property is its displayed width.
  return picture instanceof SVGElement || Number(picture.getAttribute('width')) > MIN_ARTICLE_WIDTH_PX;
}

/** Adds the button. The signal removes it and closes the dialog. */
function makeEnlargeable(picture: SVGElement | HTMLImageElement, signal: AbortSignal): void {
  const frame = picture.parentElement;
  if (frame === null) return;
  const kind = picture instanceof SVGElement ? 'diagram' : 'image';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'enlarge icon-button';
  button.ariaLabel = `Enlarge ${kind}`;
  button.ariaHasPopup = 'dialog';
  button.append(enlargeIcon());
  frame.classList.add('enlargeable');
  frame.append(button);

  let close = () => {};
  const open = async () => {
    try {
      const { showEnlarged } = await import('./enlarged-picture.ts');
      close();
      if (button.isConnected) close = showEnlarged(picture, `Enlarged ${kind}`, button);
    } catch (error) {
      console.warn('A part of the site could not be loaded.', error);
      void reloadOnce({ control: button });
    }
  };
  const onClick = (event: MouseEvent) => {
    const isSelecting = window.getSelection()?.isCollapsed === false;
    const isPressed = event.target instanceof Node && button.contains(event.target);
    if (!isPlainClick(event) || (isSelecting && !isPressed)) return;
    // The focus returns to the button when the dialog closes.
    button.focus({ preventScroll: true });
    void open();
  };
  frame.addEventListener('click', onClick, { signal });
  signal.addEventListener('abort', () => {
    frame.classList.remove('enlargeable');
    button.remove();
    close();
  });
}

/** Two arrows that point apart. */
function enlargeIcon(): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.ariaHidden = 'true';
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7');
  icon.append(path);
  return icon;
}
