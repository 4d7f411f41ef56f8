import '../styles/deferred-enlarged.css';

/**
 * Shows a copy of a picture in a modal dialog that fills the window. A larger picture can be scrolled. The browser
 * moves the focus into the dialog, closes it on Escape and returns the focus.
 *
 * @returns the function that closes the dialog
 */
export function showEnlarged(picture: SVGElement | HTMLImageElement, name: string): () => void {
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.ariaLabel = name;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'enlarged-close';
  close.textContent = 'Close';
  const frame = document.createElement('div');
  frame.className = 'enlarged-picture';
  frame.append(picture.cloneNode(true));
  dialog.append(close, frame);

  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === frame) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  makeScrollable(frame, name);
  return () => dialog.close();
}

/** Makes a picture that is larger than the window scrollable by keyboard. */
function makeScrollable(frame: HTMLElement, name: string): void {
  if (frame.scrollWidth <= frame.clientWidth && frame.scrollHeight <= frame.clientHeight) return;
  frame.tabIndex = 0;
  frame.role = 'group';
  frame.ariaLabel = `${name}, scrollable`;
}
