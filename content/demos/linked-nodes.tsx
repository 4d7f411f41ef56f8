import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { Box, Text } from '../parts.tsx';

function Region({ children }: { children?: ReactNode }) {
  const { id } = useNode();
  return <Box label={<code>{id}</code>}>{children}</Box>;
}

/** Each Element with an id opens a region: a linked Node of this card. */
function Card() {
  return (
    <Box label="Card">
      {/* start */}
      <Element is={Region} id="top" canvas />
      <Element is={Region} id="bottom" canvas>
        <Text text="Drag me" />
      </Element>
    </Box>
  );
}

/**
 * What the editor stores of the card. Each button moves the texts as a drop
 * does.
 */
// fold
function CardData() {
  const { actions, linkedNodes, texts } = useEditor((state) => {
    const nodes = Object.values(state.nodes);
    return {
      linkedNodes:
        nodes.find((node) => node.data.name === 'Card')?.data.linkedNodes ??
        {},
      texts: nodes
        .filter((node) => node.data.name === 'Text')
        .map((node) => node.id),
    };
  });
  return (
    <ul>
      {Object.entries(linkedNodes).map(([name, id]) => (
        <li key={name}>
          <code>linkedNodes.{name}</code> is <code>{id}</code>{' '}
          <button type="button" onClick={() => actions.move(texts, id, 0)}>
            Move all texts here
          </button>
        </li>
      ))}
    </ul>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Region, Text, Card }}>
      <Frame>
        <Element is={Region} canvas>
          <Card />
          <Text text="Drag me into the card" />
        </Element>
      </Frame>
      <CardData />
    </Editor>
  );
}
