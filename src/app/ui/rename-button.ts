/**
 * Renames a button. One with the focus keeps its text node, because Orca would lose the reader's place with it; in any
 * other, a new text does not count as one that has moved.
 */
export function renameButton(button: HTMLButtonElement, name: string): void {
  const text = button.firstChild;
  if (button === document.activeElement && text instanceof Text) text.data = name;
  else button.textContent = name;
}
