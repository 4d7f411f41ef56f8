import { Editor, Element, Frame, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

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

let timer = 0;

export default function App() {
  return (
    <Editor
      resolver={{ Box, Text }}
      onNodesChange={(query) => {
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          localStorage.setItem('page', query.serialize());
        }, 2000);
      }}
    >
      <Frame>
        <Element is={Box} canvas>
          <Text text="Drag me below" />
          <Text text="Me too" />
        </Element>
      </Frame>
    </Editor>
  );
}
