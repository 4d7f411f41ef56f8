import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { Box, Text } from '../parts.tsx';

function AddButton() {
  const { actions, query } = useEditor();
  const add = () => {
    const tree = query.parseReactElement(<Text text="Two" />).toNodeTree();
    actions.addNodeTree(tree, 'ROOT');
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
