import type { EditorState } from '@craftjs/core';
import {
  createTestState,
  Editor,
  Frame,
  NodeHelpers,
  useNode,
} from '@craftjs/core';

function Text() {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
    >
      A text
    </div>
  );
}

const Box = () => null;

const state: EditorState = createTestState({
  nodes: {
    id: 'ROOT',
    data: {
      type: Box,
      nodes: [{ id: 'text', data: { type: Text } }],
    },
  },
});

const passes = NodeHelpers(state, 'text').isDraggable();

export default function App() {
  return (
    <Editor resolver={{ Text }}>
      <Frame>
        <Text />
      </Frame>
      <output>{passes ? '✓' : '✗'} lets users drag a text</output>
    </Editor>
  );
}
