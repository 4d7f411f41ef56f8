import type { EditorState } from '@craftjs/core';
import { createTestState, Editor, Frame, NodeHelpers } from '@craftjs/core';
import { Box, Text } from '../parts.tsx';

const state: EditorState = createTestState({
  nodes: {
    id: 'ROOT',
    data: {
      type: Box,
      isCanvas: true,
      nodes: [{ id: 'text', data: { type: Text } }],
    },
  },
});

const passes = NodeHelpers(state, 'text').isDraggable();

export default function App() {
  return (
    <Editor resolver={{ Text }}>
      <Frame>
        <Text text="A text" />
      </Frame>
      <output>{passes ? '✓' : '✗'} lets users drag a text</output>
    </Editor>
  );
}
