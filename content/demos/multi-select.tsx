import type { EditorStore, NodeId } from '@craftjs/core';
import {
  DefaultEventHandlers,
  Editor,
  Element,
  Frame,
  useEditor,
  useNode,
} from '@craftjs/core';
import type { KeyboardEvent } from 'react';
import { Box, useAttach } from '../parts.tsx';

// fold
function Task({ text }: { text: string }) {
  const { id } = useNode();
  const { actions, query } = useEditor();
  const toggle = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    const ids: NodeId[] = query.getEvent('selected').all();
    const others = ids.filter((other) => other !== id);
    actions.selectNode(ids.includes(id) ? others : [...others, id]);
  };
  const attach = useAttach('text');
  return (
    // A focus selects nothing here: the space bar does.
    <div {...attach} onFocus={undefined} onKeyDown={toggle}>
      {text}
    </div>
  );
}

Task.craft = { displayName: 'Task' };

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
    <div className="tools">
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
    <Editor resolver={{ Box, Task }} handlers={handlers}>
      <Tools />
      <Frame>
        <Element is={Box} canvas>
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
