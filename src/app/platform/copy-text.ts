/**
 * Puts a text that is still on its way on the clipboard. Safari allows that only while it handles the reader's click,
 * so it is given the promise at once; browsers that cannot take one get the text when it is there. Rejects when there
 * is no text, or the browser does not allow copying.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window) || !('write' in navigator.clipboard)) {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // Where the browser refuses before it looks at the text, nobody else would hear that it did not come.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
