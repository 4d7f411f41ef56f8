import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

function Box({
  children,
  padding,
}: {
  children?: ReactNode;
  padding: number;
}) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
      style={{ padding, outline: '1px solid' }}
    >
      {children}
    </div>
  );
}

function Reset() {
  const { actions } = useEditor();
  const set = (padding: number) => {
    actions.setProp('ROOT', (props: { padding: number }) => {
      props.padding = padding;
    });
  };
  const reset = () => {
    set(0);
    set(8);
  };
  return (
    <button type="button" onClick={reset}>
      Reset the padding
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box }}>
      <Reset />
      <Frame>
        <Element is={Box} canvas padding={24} />
      </Frame>
    </Editor>
  );
}
