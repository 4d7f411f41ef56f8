import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { useEffect } from 'react';

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

function SaveOnLeave() {
  const { query } = useEditor();
  useEffect(() => {
    const save = () => localStorage.setItem('page', query.serialize());
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [query]);
  return null;
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
      <SaveOnLeave />
      <Frame>
        <Element is={Box} canvas>
          <Text text="Drag me below" />
          <Text text="Me too" />
        </Element>
      </Frame>
    </Editor>
  );
}
