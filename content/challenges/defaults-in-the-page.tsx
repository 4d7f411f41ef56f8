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

function Badge({ text = 'New' }: { text?: string }) {
  const { connectors } = useNode();
  return (
    <strong
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
    >
      {text}
    </strong>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Badge, Box }}>
      <Frame>
        <Element is={Box} canvas>
          <Badge />
        </Element>
      </Frame>
    </Editor>
  );
}
