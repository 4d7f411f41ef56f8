import { Editor, Element, Frame } from '@craftjs/core';
import { Box, Text } from '../parts.tsx';

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <Frame>
        <Element is={Box} canvas>
          <Text text="Drag me into the box" />
          <Element is={Box} canvas>
            <Text text="I am in the box" />
          </Element>
        </Element>
      </Frame>
    </Editor>
  );
}
