import { Editor, Element, Frame, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

function Column({ label }: { label: string }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
      style={{ flex: 1, padding: 8, outline: '1px solid' }}
    >
      {label}
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

function Row({ children }: { children?: ReactNode }) {
  return (
    <Box>
      <div style={{ display: 'flex', gap: 16 }}>{children}</div>
    </Box>
  );
}

Row.craft = { isCanvas: true };

export default function App() {
  return (
    <Editor resolver={{ Box, Column, Row }}>
      <Frame>
        <Element is={Box} canvas>
          <Row>
            <Column label="A" />
            <Column label="B" />
          </Row>
          <Row>
            <Column label="C" />
          </Row>
        </Element>
      </Frame>
    </Editor>
  );
}
