import { Editor, Element, Frame } from '@craftjs/core';
import { Box, Text } from '../parts.tsx';

function Card() {
  return (
    <Box>
      <Element is={Box} id="body" canvas>
        <Text text="Body" />
      </Element>
      <Element is={Box} id="footer" canvas />
    </Box>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Card, Text }}>
      <Frame>
        <Element is={Box} canvas>
          <Card />
        </Element>
      </Frame>
    </Editor>
  );
}
