import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { Box } from '../parts.tsx';

function Card() {
  return (
    <Box>
      Card
      <Element is={Box} id="body" canvas />
    </Box>
  );
}

function Add() {
  const { actions, query } = useEditor();
  const add = () => {
    const tree = query.parseReactElement(<Card />).toNodeTree();
    actions.addNodeTree(tree, 'ROOT');
  };
  return (
    <button type="button" onClick={add}>
      Add a card
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Card }}>
      <Add />
      <Frame>
        <Element is={Box} canvas />
      </Frame>
    </Editor>
  );
}
