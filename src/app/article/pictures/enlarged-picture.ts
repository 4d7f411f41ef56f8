import '../../styles/article/enlarged.css';
import { afterFocus, enterDialog } from '../../ui/enter-dialog.ts';

/**
 * Shows a copy of a picture in a dialog that fills the window. A larger picture can be scrolled. The dialog is modal
 * without `showModal`, which takes the page away and moves the focus in the same frame.
 *
 * @param opener gets the focus back
 * @returns the function that closes the dialog
 */
export function showEnlarged(
  picture: SVGElement | HTMLImageElement,
  name: string,
  opener: HTMLElement,
): () => void {
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.open = true;
  // A press on the picture focuses the dialog and not the page, where nothing would hear Escape.
  dialog.tabIndex = -1;
  dialog.ariaLabel = name;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'enlarged-close';
  close.textContent = 'Close';
  const frame = document.createElement('div');
  frame.className = 'enlarged-picture';
  frame.append(picture.cloneNode(true));
  dialog.append(close, frame);

  document.body.append(dialog);
  makeScrollable(frame, name);
  const leave = enterDialog(dialog);
  const end = () => {
    leave();
    dialog.classList.add('enlarged-left');
    opener.focus({ preventScroll: true });
    afterFocus(() => dialog.remove());
  };
  close.addEventListener('click', end);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === frame) end();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end();
  });
  return end;
}

/** Makes a picture that is larger than the window scrollable by keyboard. */
function makeScrollable(frame: HTMLElement, name: string): void {
  if (frame.scrollWidth <= frame.clientWidth && frame.scrollHeight <= frame.clientHeight) return;
  frame.tabIndex = 0;
  frame.role = 'group';
  frame.ariaLabel = `${name}, scrollable`;
}
