import type { EditorState, UserComponent } from '@craftjs/core';
import {
  createTestState,
  Editor,
  Element,
  Frame,
  NodeHelpers,
  useNode,
} from '@craftjs/core';
import type { ReactNode } from 'react';

const Step = () => <div>A step</div>;

const List: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(el);
      }}
    >
      {children}
    </div>
  );
};

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
      nodes: [{ id: 'step', data: { type: Step } }],
    },
  },
});

const passes = NodeHelpers(state, 'ROOT').isDroppable('step');

export default function App() {
  return (
    <Editor resolver={{ List, Step }}>
      <Frame>
        <Element is={List} canvas>
          <Step />
        </Element>
      </Frame>
      <output>{passes ? '✓' : '✗'} takes a step</output>
    </Editor>
  );
}
