import type { EditorState, UserComponent } from '@craftjs/core';
import {
  createTestState,
  Editor,
  Element,
  Frame,
  NodeHelpers,
} from '@craftjs/core';
import type { ReactNode } from 'react';
import { Box } from '../parts.tsx';

const StepView = () => <div>A step</div>;

const List: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <Box>{children}</Box>
);

List.craft = {
  rules: {
    canMoveIn: (incoming) =>
      incoming.every((node) => node.data.name === 'Step'),
  },
};

const state: EditorState = createTestState({
  nodes: {
    id: 'ROOT',
    data: {
      type: List,
      isCanvas: true,
      nodes: [{ id: 'step', data: { type: StepView } }],
    },
  },
});

const passes = NodeHelpers(state, 'ROOT').isDroppable('step');

export default function App() {
  return (
    <Editor resolver={{ List, Step: StepView }}>
      <Frame>
        <Element is={List} canvas>
          <StepView />
        </Element>
      </Frame>
      <output>{passes ? '✓' : '✗'} takes a step</output>
    </Editor>
  );
}
