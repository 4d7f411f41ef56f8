import { Editor, Element, Frame } from '@craftjs/core';
import type { ReactNode } from 'react';
import { useAttach } from '../parts.tsx';

function Note({ text, color }: { text: string; color: string }) {
  return (
    <div {...useAttach('text')} style={{ color }}>
      {text}
    </div>
  );
}

type BoxProps = { color: string; children?: ReactNode };

function Box({ color, children }: BoxProps) {
  return (
    <div {...useAttach('box')} style={{ borderColor: color }}>
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
