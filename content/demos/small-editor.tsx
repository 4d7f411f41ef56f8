import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { FocusEvent, ReactNode } from 'react';
import { createElement } from 'react';

const LINE = '1px solid var(--line)';
const STACK = {
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
} as const;

/** Lets users drag an element, and select it by mouse or keyboard. */
// fold
function useBlock() {
  const {
    connectors: { connect, drag },
    id,
    selected,
  } = useNode((node) => ({ selected: node.events.selected }));
  const { actions, query } = useEditor();
  const line = selected ? '2px solid var(--accent)' : LINE;
  return {
    ref: (el: HTMLElement | null) => {
      if (el) connect(drag(el));
    },
    tabIndex: 0,
    onFocus: (event: FocusEvent) => {
      event.stopPropagation();
      if (!query.getEvent('selected').contains(id)) actions.selectNode(id);
    },
    style: { padding: 12, background: 'var(--surface)', outline: line },
  };
}

function Text({ text = '' }: { text?: string }) {
  return <div {...useBlock()}>{text}</div>;
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
function Column({ children }: { children?: ReactNode }) {
  const { style, ...block } = useBlock();
  return (
    <div {...block} style={{ ...style, ...STACK }}>
      {children}
    </div>
  );
}

Column.craft = { displayName: 'Column' };

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
    <div style={{ flex: '1 1 12rem' }}>
      <button type="button" disabled={!canUndo} onClick={undo}>
        Undo
      </button>{' '}
      <button type="button" disabled={!canRedo} onClick={redo}>
        Redo
      </button>
      <p style={{ margin: '12px 0' }}>
        <strong>{name}</strong>
      </p>
      {settings ? createElement(settings) : 'Select a text to change it.'}
    </div>
  );
}

export default function Demo() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Editor resolver={{ Column, Text }}>
        <div style={{ flex: '2 1 16rem' }}>
          <Frame>
            <Element is={Column} canvas>
              {/* start */}
              <Text text="Drag me below the other line." />
              <Text text="I can move too." />
              <Element is={Column} canvas>
                <Text text="Or move me out of this box." />
              </Element>
            </Element>
          </Frame>
        </div>
        <Panel />
      </Editor>
    </div>
  );
}
