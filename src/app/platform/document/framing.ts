/**
 * Whether a page of another origin is around this one, directly or further out. Such a page can lay itself over this one
 * and make the reader press or paste what they do not see. Hosts that send our headers do not allow it.
 */
export function isFramedByOthers(): boolean {
  try {
    for (let page: Window = window; page !== page.parent; page = page.parent) {
      if (page.parent.location.origin !== window.location.origin) return true;
    }
    return false;
  } catch {
    return true; // The address of a page of another origin cannot be read.
  }
}
