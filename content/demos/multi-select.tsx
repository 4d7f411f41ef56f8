import type { EditorStore, NodeId } from '@craftjs/core';
import {
  DefaultEventHandlers,
  Editor,
  Element,
  Frame,
  useEditor,
  useNode,
} from '@craftjs/core';
import type { KeyboardEvent, ReactNode } from 'react';

// fold
function Task({ text }: { text: string }) {
  const { connectors, id, selected } = useNode((node) => ({
    selected: node.events.selected,
  }));
  const { actions, query } = useEditor();
  const toggle = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    const ids: NodeId[] = query.getEvent('selected').all();
    const others = ids.filter((other) => other !== id);
    actions.selectNode(selected ? others : [...others, id]);
  };
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
      tabIndex={0}
      onKeyDown={toggle}
      style={{
        padding: 12,
        background: 'var(--surface)',
        outline: selected ? '2px solid var(--accent)' : 'none',
      }}
    >
      {text}
    </div>
  );
}

Task.craft = { displayName: 'Task' };

// fold
function List({ children }: { children?: ReactNode }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(el);
      }}
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap: 8,
        padding: 16,
      }}
    >
      {children}
    </div>
  );
}

List.craft = { displayName: 'List' };

// fold
function Tools() {
  const { actions, query, ids } = useEditor((_state, query) => {
    const all: NodeId[] = query.getEvent('selected').all();
    return { ids: all.filter((id) => query.node(id).isDeletable()) };
  });
  const isEmpty = ids.length === 0;
  const moveUp = () => actions.move(ids, 'ROOT', 0);
  const selectAll = () =>
    actions.selectNode(query.node('ROOT').childNodes());
  return (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <button type="button" onClick={selectAll}>
        Select all
      </button>
      <button type="button" disabled={isEmpty} onClick={moveUp}>
        Move to the top
      </button>
      <output>Selected: {ids.length}</output>
    </div>
  );
}

const handlers = (store: EditorStore) =>
  new DefaultEventHandlers({
    store,
    isMultiSelectEnabled: (event) => event.metaKey || event.ctrlKey,
    removeHoverOnMouseleave: false,
  });

export default function Demo() {
  return (
    <Editor resolver={{ List, Task }} handlers={handlers}>
      <Tools />
      <Frame>
        <Element is={List} canvas>
          {/* start */}
          <Task text="Write" />
          <Task text="Read" />
          <Task text="Print" />
          <Task text="Publish" />
        </Element>
      </Frame>
    </Editor>
  );
}
