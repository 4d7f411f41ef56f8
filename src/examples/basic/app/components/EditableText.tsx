import { useEffect, useLayoutEffect, useRef } from 'react';

type EditableTextProps = {
  text: string;
  onChange: (text: string) => void;
  onDone: () => void;
};

/** Looks like the text it edits. The browser fills it, never React. */
export function EditableText({
  text,
  onChange,
  onDone,
}: EditableTextProps) {
  const ref = useRef<HTMLSpanElement>(null);

  // Fills the field when it appears, and when an undo changes the text.
  useLayoutEffect(() => {
    const el = ref.current;
    if (el && el.textContent !== text) el.textContent = text;
  }, [text]);

  useEffect(() => {
    const el = ref.current;
    if (!el) return;
    el.focus();
    window.getSelection()?.selectAllChildren(el);
    return pauseDragging(el);
  }, []);

  return (
    <span
      ref={ref}
      className="editable-text"
      role="textbox"
      aria-label="Text"
      tabIndex={0}
      contentEditable="plaintext-only"
      onInput={(event) => onChange(event.currentTarget.textContent ?? '')}
      onBlur={onDone}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
}

/** Lets the mouse select letters. Returns a function that undoes it. */
function pauseDragging(el: HTMLElement) {
  const paused: HTMLElement[] = [];
  for (let outer = el.parentElement; outer; outer = outer.parentElement) {
    if (!outer.draggable) continue;
    outer.draggable = false;
    paused.push(outer);
  }
  // Dragging selected text must not start the drag of a component.
  const stop = (event: DragEvent) => event.stopPropagation();
  el.addEventListener('dragstart', stop);

  return () => {
    el.removeEventListener('dragstart', stop);
    for (const outer of paused) outer.draggable = true;
  };
}
