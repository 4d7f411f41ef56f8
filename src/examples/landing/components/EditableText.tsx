import { useEditor, useNode } from '@craftjs/core';
import { TYPING_STEP_MS } from '../settings/settings-panel.tsx';
import { plainText } from '../values/plain-text.ts';
import { EditingField } from './EditingField.tsx';
import { useTextEditing } from './text-editing.tsx';

interface Props {
  readonly text: string;
  /** Whether Enter inserts a new line; otherwise it ends the editing. */
  readonly multiline?: boolean;
}

/** The text of a Node. It becomes a field only while it is selected and being edited. */
export function EditableText({ text, multiline = false }: Props) {
  const {
    id,
    isSelected,
    name,
    actions: { setProp },
  } = useNode((node) => ({ isSelected: node.events.selected, name: node.data.displayName }));
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const { editing, stop } = useTextEditing();
  if (!enabled || !isSelected || editing !== id) {
    return text === '' && enabled ? <span className="page-text-placeholder">Empty {name}</span> : text;
  }
  return (
    <EditingField
      text={text}
      label={`${name}: text`}
      multiline={multiline}
      onChange={(value) =>
        setProp((props: { text: string }) => {
          props.text = plainText(value);
        }, TYPING_STEP_MS)
      }
      onEnd={stop}
    />
  );
}
