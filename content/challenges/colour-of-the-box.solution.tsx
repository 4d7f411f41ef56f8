import { Editor, Element, Frame, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

function Note({ text, color }: { text: string; color: string }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
      style={{ padding: 4, color }}
    >
      {text}
    </div>
  );
}

type BoxProps = { color: string; children?: ReactNode };

function Box({ color, children }: BoxProps) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
      style={{ padding: 16, outline: `2px solid ${color}` }}
    >
      {children}
    </div>
  );
}

export default function App() {
  return (
    <Editor
      resolver={{ Box, Note }}
      onBeforeMoveEnd={(note, box) => {
        note.data.props['color'] = box.data.props['color'];
      }}
    >
      <Frame>
        <Element is={Box} canvas color="teal">
          <Note text="Write" color="teal" />
          <Element is={Box} canvas color="crimson">
            <Note text="Drag me out" color="crimson" />
          </Element>
        </Element>
      </Frame>
    </Editor>
  );
}
