import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import { useState } from 'react';
import { Box } from '../parts.tsx';

// fold
function Line({ text = '' }: { text?: string }) {
  const {
    connectors: { connect, drag },
    actions: { setProp },
  } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
      className="part tools"
    >
      {/* In a draggable element, the mouse could not select words. */}
      <span
        ref={(el) => {
          if (el) drag(el);
        }}
      >
        ☰
      </span>
      <input
        aria-label="Line"
        value={text}
        onChange={({ target }) =>
          setProp((props: { text: string }) => {
            props.text = target.value;
          }, 500)
        }
      />
    </div>
  );
}

Line.craft = { displayName: 'Line' };

// fold
function Storage() {
  const { actions, query } = useEditor();
  const [saved, setSaved] = useState('');
  return (
    <>
      <p className="tools">
        <button type="button" onClick={() => setSaved(query.serialize())}>
          Save
        </button>
        <button
          type="button"
          disabled={saved === ''}
          onClick={() => actions.deserialize(saved)}
        >
          Load
        </button>
      </p>
      <pre>
        {saved === ''
          ? 'Nothing saved yet.'
          : JSON.stringify(JSON.parse(saved), null, 2)}
      </pre>
    </>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Box, Line }}>
      <Frame>
        <Element is={Box} canvas>
          {/* start */}
          <Line text="Save the page," />
          <Line text="change a line or the order," />
          <Line text="then load it again." />
        </Element>
      </Frame>
      <Storage />
    </Editor>
  );
}
