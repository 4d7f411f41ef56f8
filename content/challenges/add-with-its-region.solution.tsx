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
    const body = query
      .parseReactElement(<Element is={Box} canvas />)
      .toNodeTree();
    const card = tree.nodes[tree.rootNodeId];
    if (card) card.data.linkedNodes['body'] = body.rootNodeId;
    Object.assign(tree.nodes, body.nodes);
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
