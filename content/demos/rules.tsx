import type { UserComponent } from '@craftjs/core';
import { Editor, Frame, useEditor, useNode } from '@craftjs/core';
import { type ReactNode, useState } from 'react';
import { Box, Row, useAttach } from '../parts.tsx';

type Props = { text: string; fixed?: boolean; children?: ReactNode };

/** A rule that throws refuses too, and its message says why. */
function allow(isAllowed: boolean, reason: string) {
  if (!isAllowed) throw new Error(reason);
  return true;
}

// fold
const Task: UserComponent<Props> = ({ text }) => {
  const { id, parent } = useNode((node) => ({
    parent: node.data.parent,
  }));
  const { actions, query } = useEditor();
  const [reason, setReason] = useState('');
  const move = () => {
    const lists = query.node('ROOT').childNodes();
    const target = lists.find((list) => list !== parent) ?? '';
    const explain = (error: unknown) =>
      setReason(error instanceof Error ? error.message : '');
    if (!query.node(id).isDraggable(explain)) return;
    if (query.node(target).isDroppable(id, explain))
      actions.move(id, target, 0);
  };
  return (
    <div {...useAttach('text')}>
      <div className="tools">
        {text}
        <button type="button" onClick={move}>
          Move
        </button>
        <output>{reason}</output>
      </div>
    </div>
  );
};
// fold
Task.craft = {
  rules: {
    canDrag: (node) =>
      allow(!node.data.props['fixed'], 'This task is fixed.'),
  },
};

const List: UserComponent<Props> = ({ text, children }) => (
  <Box label={text}>{children}</Box>
);
List.craft = {
  isCanvas: true,
  rules: {
    canMoveIn: (incoming, self, helpers) => {
      const added = incoming.filter((node) => node.data.parent !== self.id);
      const count = helpers(self.id).childNodes().length + added.length;
      // start
      return allow(count <= 3, 'A list takes at most three tasks.');
    },
    canMoveOut: (outgoing, self, helpers) =>
      allow(
        helpers(self.id).childNodes().length > outgoing.length,
        'A list keeps its last task.',
      ),
  },
};

export default function Demo() {
  return (
    <Editor resolver={{ List, Row, Task }}>
      <Frame>
        <Row>
          <List text="Now">
            <Task text="Write" />
            <Task text="Read" />
            <Task text="Print" />
          </List>
          <List text="Later">
            <Task text="Test" />
            <Task text="Always last" fixed />
          </List>
        </Row>
      </Frame>
    </Editor>
  );
}
