import { Editor, Element, Frame, useNode } from '@craftjs/core';
import { Box } from '../parts.tsx';

function Note({ text }: { text: string }) {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el));
      }}
    >
      {text}
    </div>
  );
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
