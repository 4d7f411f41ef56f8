import { Editor, Element, Frame, ROOT_NODE, useEditor, useNode } from '@craftjs/core';
import type { ReactElement, ReactNode } from 'react';

function Block({ label, children }: { label?: string; children?: ReactNode }) {
  const { connectors: { connect, drag }, id, selected } = useNode((node) => ({
    selected: node.events.selected,
  }));
  const { actions } = useEditor();
  return (
    <div
      ref={(el) => { if (el) connect(drag(el)); }}
      tabIndex={0}
      onFocus={(event) => { event.stopPropagation(); actions.selectNode(id); }}
      style={{
        padding: 12,
        background: 'var(--surface)',
        outline: selected ? '2px solid var(--accent)' : '1px solid var(--line)',
      }}
    >
      {label}
      {children}
    </div>
  );
}

const tools: { name: string; element: ReactElement }[] = [
  { name: 'Text', element: <Block label="New text" /> },
  { name: 'Box', element: <Element is={Block} label="New box" canvas /> },
];

/** Each tool can be dragged onto the page; its button adds it without dragging. */
function Toolbox() {
  const { actions, connectors, query } = useEditor();
  const add = (element: ReactElement) => {
    const tree = query.parseReactElement(element).toNodeTree();
    actions.addNodeTree(tree, ROOT_NODE);
    actions.selectNode(tree.rootNodeId);
  };
  return tools.map(({ name, element }) => (
    <div
      key={name}
      ref={(el) => { if (el) connectors.create(el, element); }}
      style={{ padding: 8, border: '1px dashed var(--line-strong)', cursor: 'grab' }}
    >
      {name} <button type="button" onClick={() => add(element)}>Add {name.toLowerCase()}</button>
    </div>
  ));
}

function Settings() {
  const { actions, id, label, deletable } = useEditor((state, query) => {
    const selected: string = query.getEvent('selected').last() ?? '';
    return {
      id: selected,
      label: String(state.nodes[selected]?.data.props['label'] ?? ''),
      deletable: selected !== '' && query.node(selected).isDeletable(),
    };
  });
  const rename = (value: string) => {
    actions.history.throttle().setProp(id, (props: { label: string }) => { props.label = value; });
  };
  return (
    <>
      <label>
        Label <input value={label} disabled={id === ''} onChange={(event) => rename(event.target.value)} />
      </label>
      <button type="button" disabled={!deletable} onClick={() => actions.delete(id)}>Delete</button>
    </>
  );
}

function History() {
  const { actions, canUndo, canRedo } = useEditor((_state, query) => ({
    canUndo: query.history.canUndo(),
    canRedo: query.history.canRedo(),
  }));
  return (
    <>
      <button type="button" disabled={!canUndo} onClick={() => actions.history.undo()}>Undo</button>
      <button type="button" disabled={!canRedo} onClick={() => actions.history.redo()}>Redo</button>
    </>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Block }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end', marginBottom: 16 }}>
        <Toolbox />
        <History />
        <Settings />
      </div>
      <Frame>
        <Element is={Block} label="Page" canvas>
          <Block label="A text" />
          <Element is={Block} label="A box" canvas />
        </Element>
      </Frame>
    </Editor>
  );
}
