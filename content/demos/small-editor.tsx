import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { FocusEvent, ReactNode } from 'react';
import { createElement } from 'react';

/** Connects an element with its Node: it can be dragged, and selected by mouse and keyboard. */
function useBlock() {
  const { connectors: { connect, drag }, id, selected } = useNode((node) => ({
    selected: node.events.selected,
  }));
  const { actions } = useEditor();
  return {
    ref: (el: HTMLElement | null) => { if (el) connect(drag(el)); },
    tabIndex: 0,
    onFocus: (event: FocusEvent) => { event.stopPropagation(); actions.selectNode(id); },
    style: {
      padding: 12,
      background: 'var(--surface)',
      outline: selected ? '2px solid var(--accent)' : '1px solid var(--line)',
    },
  };
}

function Text({ text = '' }: { text?: string }) {
  return <div {...useBlock()}>{text}</div>;
}

function TextSettings() {
  const { actions: { setProp }, text } = useNode((node) => ({ text: String(node.data.props['text']) }));
  const change = (value: string) => setProp((props: { text: string }) => { props.text = value; }, 500);
  return <label>Text <input value={text} onChange={(event) => change(event.target.value)} /></label>;
}

Text.craft = { related: { settings: TextSettings } };

function Column({ children }: { children?: ReactNode }) {
  const block = useBlock();
  return <div {...block} style={{ ...block.style, display: 'grid', gap: 12 }}>{children}</div>;
}

function Panel() {
  const { actions, name, settings, canUndo, canRedo } = useEditor((state, query) => {
    const node = state.nodes[query.getEvent('selected').last() ?? 'ROOT'];
    return {
      name: node?.data.name,
      settings: node?.related['settings'],
      canUndo: query.history.canUndo(),
      canRedo: query.history.canRedo(),
    };
  });
  return (
    <div style={{ display: 'grid', gap: 12, alignContent: 'start', flex: '1 1 12rem' }}>
      <p>
        <button type="button" disabled={!canUndo} onClick={() => actions.history.undo()}>Undo</button>{' '}
        <button type="button" disabled={!canRedo} onClick={() => actions.history.redo()}>Redo</button>
      </p>
      <p><strong>{name}</strong></p>
      {settings ? createElement(settings) : <p>Select a text to change it.</p>}
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
