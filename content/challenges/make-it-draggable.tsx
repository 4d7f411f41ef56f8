import { Editor, Element, Frame } from '@craftjs/core';
import { Box } from '../parts.tsx';

function Note({ text }: { text: string }) {
  return <div>{text}</div>;
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
