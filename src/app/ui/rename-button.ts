/** Renames a button. Keeps its text node, because Orca would lose the reader's place with it. */
export function renameButton(button: HTMLButtonElement, name: string): void {
  if (button.firstChild instanceof Text) button.firstChild.data = name;
  else button.textContent = name;
}
