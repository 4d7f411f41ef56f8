import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { useRef } from 'react';
import { Box, Text } from '../parts.tsx';

function Count() {
  const { nodes } = useEditor((state) => ({ nodes: state.nodes }));
  const renders = useRef(0);
  renders.current += 1;
  return (
    <output>
      {Object.keys(nodes).length} parts, rendered {renders.current} times
    </output>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <Count />
      <Frame>
        <Element is={Box} canvas>
          <Text text="Select me" />
          <Text text="Or me" />
        </Element>
      </Frame>
    </Editor>
  );
}
