import { Editor, Element, Frame } from '@craftjs/core';
import { Box, useAttach } from '../parts.tsx';

function Text({ text }: { text: string }) {
  return (
    <div {...useAttach('text')} style={{ paddingTop: 16 }}>
      {text}
    </div>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <Frame>
        <Element is={Box} canvas>
          <Text text="One" />
          <Text text="Two" />
        </Element>
      </Frame>
    </Editor>
  );
}
