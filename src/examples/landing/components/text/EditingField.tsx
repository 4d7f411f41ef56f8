import { type KeyboardEvent, useCallback } from 'react';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly multiline: boolean;
  readonly onChange: (text: string) => void;
  readonly onEnd: () => void;
}

/**
 * An element that is typed into. React renders no children in it: while someone types, the browser owns its content,
 * and the text goes one way, out.
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

/** Pasted formatting never gets in; where a browser lacks that mode, `plainText` drops it from what is kept. */
function allowTyping(element: HTMLElement): void {
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    element.contentEditable = 'true';
  }
}

/** A draggable ancestor would turn selecting text with the mouse into dragging. Returns what undoes it. */
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
