import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { Box, Text } from '../parts.tsx';

function MoveUp() {
  const { actions, query } = useEditor();
  const move = () => {
    const [, second = ''] = query.node('ROOT').childNodes();
    actions.move(second, 'ROOT', 0);
  };
  return (
    <button
      type="button"
      aria-label="Move the second text up"
      onClick={move}
    >
      ↑
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <MoveUp />
      <Frame>
        <Element is={Box} canvas>
          <Text text="One" />
          <Text text="Two" />
        </Element>
      </Frame>
    </Editor>
  );
}
