import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import { createElement } from 'react';
import { Box, useAttach } from '../parts.tsx';

function Text({ text = '' }: { text?: string }) {
  return <div {...useAttach('text')}>{text}</div>;
}

// fold
function TextSettings() {
  const {
    actions: { setProp },
    text,
  } = useNode((node) => ({
    text: String(node.data.props['text']),
  }));
  const change = (value: string) => {
    setProp((props: { text: string }) => {
      props.text = value;
    }, 500);
  };
  return (
    <label>
      Text{' '}
      <input
        value={text}
        onChange={(event) => {
          change(event.target.value);
        }}
      />
    </label>
  );
}

Text.craft = { displayName: 'Text', related: { settings: TextSettings } };

// fold
function Panel() {
  const { actions, name, settings, canUndo, canRedo } = useEditor(
    (state, query) => {
      const id = query.getEvent('selected').last() ?? 'ROOT';
      return {
        name: state.nodes[id]?.data.displayName,
        settings: state.nodes[id]?.related['settings'],
        canUndo: query.history.canUndo(),
        canRedo: query.history.canRedo(),
      };
    },
  );
  const { undo, redo } = actions.history;
  return (
    <section>
      <div className="tools">
        <button type="button" disabled={!canUndo} onClick={undo}>
          Undo
        </button>
        <button type="button" disabled={!canRedo} onClick={redo}>
          Redo
        </button>
      </div>
      <div className="tools">
        <strong>{name}</strong>
        {settings ? createElement(settings) : 'Select a text to change it.'}
      </div>
    </section>
  );
}

export default function Demo() {
  return (
    <div className="beside">
      <Editor resolver={{ Box, Text }}>
        <Frame>
          <Element is={Box} canvas>
            {/* start */}
            <Text text="Drag me below the other line." />
            <Text text="I can move too." />
            <Element is={Box} canvas>
              <Text text="Or move me out of this box." />
            </Element>
          </Element>
        </Frame>
        <Panel />
      </Editor>
    </div>
  );
}
