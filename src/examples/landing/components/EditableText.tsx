import { type NodeId, useNode } from '@craftjs/core';
import { type KeyboardEvent, use, useCallback } from 'react';
import { isComposingKey } from '../../../shared/key-letter.ts';
import { TYPING_STEP_MS } from '../settings/settings-panel.tsx';
import { createStore, useStore } from '../ui/store.ts';
import { plainText } from '../values/plain-text.ts';
import { IsEditing } from './use-page-node.ts';

/**
 * The Node whose text is edited in place, one at a time. It is not part of the page, so it is stored outside Craft.js.
 */
export const editedText = createStore<NodeId | undefined>(undefined);

interface Props {
  readonly text: string;
  /** Whether Enter inserts a new line; otherwise it ends the editing. */
  readonly multiline?: boolean;
}

/** The text of a Node. It becomes a field only while it is selected and being edited. */
export function EditableText({ text, multiline = false }: Props) {
  const { id, isSelected, name } = useNode((node) => ({
    isSelected: node.events.selected,
    name: node.data.displayName,
  }));
  const isEditing = use(IsEditing);
  const isEdited = useStore(editedText) === id;
  if (isEditing && isSelected && isEdited)
    return <EditingField text={text} name={name} multiline={multiline} />;
  return text === '' && isEditing ? <em>Empty {name}</em> : text;
}

/**
 * An editable element. React renders no children in it: while someone types, the browser owns its content, and the text
 * only goes from the element to the Node.
 */
function EditingField({ text, name, multiline }: Required<Props> & { readonly name: string }) {
  const {
    actions: { setProp },
  } = useNode();
  const end = () => editedText.set(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it fills the element once; later text comes from typing.
  const start = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    element.textContent = text;
    element.focus({ preventScroll: true });
    element.ownerDocument.getSelection()?.selectAllChildren(element);
    return releaseFromDragging(element);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === 'Escape' || (event.key === 'Enter' && !multiline)) {
      event.preventDefault();
      event.currentTarget.closest<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true });
      end();
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: an input would not flow and wrap like the text that it stands for.
    <span
      ref={start}
      className="page-text-field"
      role="textbox"
      tabIndex={0}
      aria-label={`${name}: text`}
      aria-multiline={multiline}
      // Without pasted formatting.
      contentEditable="plaintext-only"
      onInput={({ currentTarget }) =>
        setProp((props: { text: string }) => {
          // Browsers add a line break at the end, which keeps the caret visible.
          props.text = plainText(currentTarget.innerText).replace(/\n$/, '');
        }, TYPING_STEP_MS)
      }
      onKeyDown={onKeyDown}
      onBlur={end}
    />
  );
}

/**
 * Keeps draggable ancestors from turning text selection with the mouse into dragging. Returns the function that undoes
 * this.
 */
function releaseFromDragging(element: HTMLElement): () => void {
  const draggable = [...document.querySelectorAll<HTMLElement>('[draggable="true"]:has(.page-text-field)')];
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
