import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import { type ReactNode, useRef } from 'react';

function Text({ text }: { text: string }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
    >
      {text}
    </div>
  );
}

function Box({ children }: { children?: ReactNode }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
      style={{ padding: 16, outline: '1px solid' }}
    >
      {children}
    </div>
  );
}

function Count() {
  const { nodes } = useEditor((state) => ({ nodes: state.nodes }));
  const renders = useRef(0);
  renders.current += 1;
  return (
    <output>
      {Object.keys(nodes).length} parts, rendered {renders.current} times
    </output>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <Count />
      <Frame>
        <Element is={Box} canvas>
          <Text text="Select me" />
          <Text text="Or me" />
        </Element>
      </Frame>
    </Editor>
  );
}
