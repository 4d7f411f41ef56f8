import { Editor, Element, Frame } from '@craftjs/core';
import { Box, useAttach } from '../parts.tsx';

function Text({ text }: { text: string }) {
  return <div {...useAttach('text')}>{text}</div>;
}

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <Frame>
        <Element is={Box} canvas>
          <Text text="Select me" />
          <Text text="Or me" />
        </Element>
      </Frame>
    </Editor>
  );
}
