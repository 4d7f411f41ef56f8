import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { Box, Text } from '../parts.tsx';

function AddButton() {
  const { query } = useEditor();
  const add = () => {
    query.parseReactElement(<Text text="Two" />).toNodeTree();
  };
  return (
    <button type="button" onClick={add}>
      Add a text
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <AddButton />
      <Frame>
        <Element is={Box} canvas>
          <Text text="One" />
        </Element>
      </Frame>
    </Editor>
  );
}
