import { Editor, Element, Frame, useNode } from '@craftjs/core';
import { Box, useAttach } from '../parts.tsx';

function Text({ text }: { text: string }) {
  const { selected } = useNode((node) => ({
    selected: node.events.selected,
  }));
  return (
    <div
      {...useAttach('text')}
      style={{ textDecoration: selected ? 'underline' : 'none' }}
    >
      {text}
    </div>
  );
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
