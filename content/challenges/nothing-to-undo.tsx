import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { Box, Text } from '../parts.tsx';

function Undo() {
  const { actions } = useEditor();
  return (
    <button type="button" onClick={() => actions.history.undo()}>
      Undo
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <Undo />
      <Frame>
        <Element is={Box} canvas>
          <Text text="One" />
          <Text text="Two" />
        </Element>
      </Frame>
    </Editor>
  );
}
