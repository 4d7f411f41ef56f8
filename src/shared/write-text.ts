/**
 * Copies a text to the clipboard. Over plain HTTP browsers have no `navigator.clipboard`; the text then takes the place
 * of a selection. Rejects if the browser allows neither.
 */
export async function writeText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copySelection(text)) throw error;
  }
}

/** Copies a text as if it were selected, without moving the focus. Returns whether the browser did. */
function copySelection(text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };
  const selection = document.getSelection();
  document.addEventListener('copy', onCopy);
  // Safari copies nothing without a selection.
  selection?.selectAllChildren(document.body);
  const isCopied = document.execCommand('copy');
  selection?.removeAllRanges();
  document.removeEventListener('copy', onCopy);
  return isCopied;
}
