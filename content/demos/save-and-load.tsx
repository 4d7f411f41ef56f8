import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { useState } from 'react';

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
      style={{ display: 'flex', gap: 8, padding: 8 }}
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
function Page({ children }: { children?: ReactNode }) {
  const {
    connectors: { connect },
  } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
      style={{ padding: 12, background: 'var(--surface-2)' }}
    >
      {children}
    </div>
  );
}

Page.craft = { displayName: 'Page' };

// fold
function Storage() {
  const { actions, query } = useEditor();
  const [saved, setSaved] = useState('');
  return (
    <>
      <p style={{ margin: '12px 0' }}>
        <button type="button" onClick={() => setSaved(query.serialize())}>
          Save
        </button>{' '}
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
    <Editor resolver={{ Page, Line }}>
      <Frame>
        <Element is={Page} canvas>
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
