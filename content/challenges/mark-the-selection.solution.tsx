import { Editor, Element, Frame, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

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

function Text({ text }: { text: string }) {
  const { connectors, selected } = useNode((node) => ({
    selected: node.events.selected,
  }));
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
      style={{ textDecoration: selected ? 'underline' : 'none' }}
    >
      {text}
    </div>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <Frame>
        <Element is={Box} canvas>
          <Text text="Select me" />
          <Text text="Or me" />
        </Element>
      </Frame>
    </Editor>
  );
}
