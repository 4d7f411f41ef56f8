import { Editor, Element, Frame } from '@craftjs/core';
import { Box, useAttach } from '../parts.tsx';

function Badge({ text }: { text?: string }) {
  return <strong {...useAttach()}>{text}</strong>;
}

Badge.craft = { props: { text: 'New' } };

export default function App() {
  return (
    <Editor resolver={{ Badge, Box }}>
      <Frame>
        <Element is={Box} canvas>
          <Badge />
        </Element>
      </Frame>
    </Editor>
  );
}
