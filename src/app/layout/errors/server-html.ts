import { whenHydrated } from '../../platform/document/hydration.ts';

/** The content that the server sent, until the app has replaced it. */
let sent: { readonly url: string; readonly root: HTMLElement } | undefined;

/** Whether the app has failed, so that the reader continues with the server's content. */
let isNeeded = false;

/** Preserves the content of the root as the server sent it. Called before hydration. */
export function preserveServerHtml(root: HTMLElement): void {
  // In a document that shows and loads nothing, and as nodes, because no string may become HTML again.
  const copies = document.implementation.createHTMLDocument();
  sent = { url: window.location.pathname, root: copies.importNode(root, true) };
  const release = () => {
    if (!isNeeded) sent = undefined;
  };
  // Called by an effect; a task later the errors of all effects have been caught.
  whenHydrated(() => setTimeout(release));
}

/**
 * Returns the HTML that the server sent for the page at the reader's address, without the controls that need the app: the
 * whole site, or the page inside the shell. Returns `undefined` once the app has taken over, and for every later page.
 */
export function serverHtml(part: 'site' | 'page'): string | undefined {
  if (sent?.url !== window.location.pathname) return undefined;
  isNeeded = true;
  const { root } = sent;
  for (const control of root.querySelectorAll('.needs-js, .code-copy')) control.remove();
  return part === 'site' ? root.innerHTML : root.querySelector('main')?.outerHTML;
}
