import { Editor, Element, Frame } from '@craftjs/core';
import { Box, Text } from '../parts.tsx';

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <Frame>
        <Element is={Box} canvas>
          <Text text="Drag me below" />
          <Text text="Me too" />
        </Element>
      </Frame>
    </Editor>
  );
}
