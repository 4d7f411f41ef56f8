import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
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

function Type() {
  const { actions, query } = useEditor();
  const type = () => {
    const [id = ''] = query.node('ROOT').childNodes();
    actions.history.throttle(500).setProp(id, (props: { text: string }) => {
      props.text += 'a';
    });
  };
  return (
    <button type="button" onClick={type}>
      Type a letter
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <Type />
      <Frame>
        <Element is={Box} canvas>
          <Text text="A" />
        </Element>
      </Frame>
    </Editor>
  );
}
