import { Editor, Element, Frame } from '@craftjs/core';
import { Box, Text } from '../parts.tsx';

let timer = 0;

export default function App() {
  return (
    <Editor
      resolver={{ Box, Text }}
      onNodesChange={(query) => {
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          localStorage.setItem('page', query.serialize());
        }, 2000);
      }}
    >
      <Frame>
        <Element is={Box} canvas>
          <Text text="Drag me below" />
          <Text text="Me too" />
        </Element>
      </Frame>
    </Editor>
  );
}
