import { type KeyboardEvent, useCallback } from 'react';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly multiline: boolean;
  readonly onChange: (text: string) => void;
  readonly onEnd: () => void;
}

/**
 * An editable element. React renders no children in it: while someone types, the browser owns its content, and the text
 * only goes from the element to the Node.
 */
export function EditingField({ text, label, multiline, onChange, onEnd }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it fills the element once; later text comes from typing.
  const start = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    element.textContent = text;
    allowTyping(element);
    element.focus({ preventScroll: true });
    element.ownerDocument.getSelection()?.selectAllChildren(element);
    return releaseFromDragging(element);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' || (event.key === 'Enter' && !multiline)) {
      event.preventDefault();
      event.currentTarget.closest<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true });
      onEnd();
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: an input would not flow and wrap like the text that it stands for.
    <span
      ref={start}
      className="page-text-field"
      role="textbox"
      tabIndex={0}
      aria-label={label}
      aria-multiline={multiline}
      suppressContentEditableWarning
      onInput={(event) => onChange(event.currentTarget.innerText)}
      onKeyDown={onKeyDown}
      onBlur={onEnd}
    />
  );
}

/**
 * Prevents pasted formatting. In browsers without that mode, `plainText` removes the formatting from the stored text.
 */
function allowTyping(element: HTMLElement): void {
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    element.contentEditable = 'true';
  }
}

/**
 * Keeps draggable ancestors from turning text selection with the mouse into dragging. Returns the function that undoes
 * this.
 */
function releaseFromDragging(element: HTMLElement): () => void {
  const draggable: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) {
    if (at.getAttribute('draggable') === 'true') draggable.push(at);
  }
  const onDragStart = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('dragstart', onDragStart);
  for (const ancestor of draggable) ancestor.draggable = false;
  return () => {
    element.removeEventListener('dragstart', onDragStart);
    for (const ancestor of draggable) ancestor.draggable = true;
  };
}
