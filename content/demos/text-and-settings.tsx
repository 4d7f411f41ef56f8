import type { UserComponent } from '@craftjs/core';
import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import { createElement } from 'react';
import { Box, useAttach } from '../parts.tsx';

type TextProps = { text?: string; size?: number };

const Text: UserComponent<TextProps> = ({ text, size }) => (
  <div {...useAttach('text')} style={{ fontSize: size }}>
    {text}
  </div>
);

/** A related component: useNode refers to the text that is selected. */
// fold
function TextSettings() {
  const {
    actions: { setProp },
    text,
    size,
  } = useNode((node) => ({
    text: String(node.data.props['text']),
    size: Number(node.data.props['size']),
  }));
  const setText = (value: string) => {
    setProp((props: TextProps) => {
      props.text = value;
    }, 500);
  };
  const setSize = (value: number) => {
    setProp((props: TextProps) => {
      props.size = value;
    }, 500);
  };
  return (
    <>
      <label>
        Text{' '}
        <input
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <label>
        Size: {size} pixels{' '}
        <input
          type="range"
          min={12}
          max={40}
          value={size}
          onChange={({ target }) => setSize(Number(target.value))}
        />
      </label>
    </>
  );
}

// fold
Text.craft = {
  displayName: 'Text',
  props: { text: 'A text with the default props', size: 16 },
  related: { settings: TextSettings },
};

// fold
function Settings() {
  const { settings } = useEditor((state, query) => {
    const id = query.getEvent('selected').last() ?? '';
    return { settings: state.nodes[id]?.related['settings'] };
  });
  return (
    <div className="tools">
      {settings ? createElement(settings) : 'Select a text.'}
    </div>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Box, Text }}>
      <Frame>
        <Element is={Box} canvas>
          {/* start */}
          <Text text="A headline" size={28} />
          <Text />
        </Element>
      </Frame>
      <Settings />
    </Editor>
  );
}
