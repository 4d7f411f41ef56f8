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

function Note({ text }: { text: string }) {
  return <div>{text}</div>;
}

export default function App() {
  return (
    <Editor resolver={{ Box, Note }}>
      <Frame>
        <Element is={Box} canvas>
          <Note text="Drag me" />
          <Note text="Me too" />
        </Element>
      </Frame>
    </Editor>
  );
}
