import { Editor, Element, Frame, useNode } from '@craftjs/core';
import { createContext, type ReactNode } from 'react';

const Accent = createContext('crimson');

function Text({ text }: { text: string }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
      style={{ color: 'crimson' }}
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

export default function App() {
  return (
    <Accent.Provider value="teal">
      <Editor resolver={{ Box, Text }}>
        <Frame>
          <Element is={Box} canvas>
            <Text text="One" />
            <Text text="Two" />
          </Element>
        </Frame>
      </Editor>
    </Accent.Provider>
  );
}
