import { whenHydrated } from '../hydration.ts';

/** What the server sent, for as long as the app may fail to take its place. */
let sent: { readonly url: string; readonly root: HTMLElement } | undefined;

/** Whether the app has failed, so that the reader goes on with what the server sent. */
let isNeeded = false;

/** Keeps the content of the root as the server sent it. Call it before hydration. */
export function preserveServerHtml(root: HTMLElement): void {
  // In a document that shows nothing and loads nothing; as nodes, because no string may become HTML again.
  const copies = document.implementation.createHTMLDocument();
  sent = { url: window.location.pathname, root: copies.importNode(root, true) };
  const release = () => {
    if (!isNeeded) sent = undefined;
  };
  // The signal is sent by an effect; a task later the errors of all effects have been caught.
  whenHydrated(() => setTimeout(release));
}

/**
 * The HTML that the server sent for the page at the reader's address, without the controls that need the app: all of
 * the site, or the page inside the shell. `undefined` once the app has taken over, and for every later page.
 */
export function serverHtml(part: 'site' | 'page'): string | undefined {
  if (sent?.url !== window.location.pathname) return undefined;
  isNeeded = true;
  const { root } = sent;
  for (const control of root.querySelectorAll('.needs-js, .code-copy')) control.remove();
  return part === 'site' ? root.innerHTML : root.querySelector('main')?.outerHTML;
}
