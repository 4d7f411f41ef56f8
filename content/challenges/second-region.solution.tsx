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

function Card() {
  return (
    <Box>
      <Element is={Box} id="body" canvas>
        <Text text="Body" />
      </Element>
      <Element is={Box} id="footer" canvas />
    </Box>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Card, Text }}>
      <Frame>
        <Element is={Box} canvas>
          <Card />
        </Element>
      </Frame>
    </Editor>
  );
}
