import { Editor, Element, Frame } from '@craftjs/core';
import { Box, Text } from '../parts.tsx';

export default function App() {
  return (
    <Editor resolver={{ Box, Text }} enabled={false}>
      <Frame>
        <Element is={Box} canvas>
          <Text text="Visitors read this" />
        </Element>
      </Frame>
    </Editor>
  );
}
