import { type UserComponent, useEditor, useNode } from '@craftjs/core';
import { useState } from 'react';
import { RangeField, TextField } from '../editor/fields.tsx';
import { useSettings } from '../editor/use-settings.ts';
import { EditableText } from './EditableText.tsx';

type TextProps = { text: string; fontSize: number };

export const Text: UserComponent<Partial<TextProps>> = ({
  text,
  fontSize,
}) => {
  const {
    connectors: { connect, drag },
    actions: { setProp },
  } = useNode();
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));
  const [editing, setEditing] = useState(false);

  return (
    <div
      className="text"
      style={{ fontSize }}
      ref={(el) => {
        if (el) connect(drag(el));
      }}
      onDoubleClick={() => {
        if (enabled) setEditing(true);
      }}
    >
      {editing ? (
        <EditableText
          text={text ?? ''}
          onChange={(value: string) => {
            setProp((props: TextProps) => {
              props.text = value;
            }, 500);
          }}
          onDone={() => setEditing(false)}
        />
      ) : (
        text
      )}
    </div>
  );
};

function TextSettings() {
  const { field } = useSettings<TextProps>();
  return (
    <>
      <TextField label="Text" {...field('text', 500)} />
      <RangeField
        label="Font size"
        min={1}
        max={50}
        {...field('fontSize', 1000)}
      />
    </>
  );
}

Text.craft = {
  displayName: 'Text',
  props: { text: 'Hi', fontSize: 20 },
  related: { settings: TextSettings },
};
