import { Editor, Frame } from '@craftjs/core';
import { Text as Heading } from '../parts.tsx';

const saved = JSON.stringify({
  ROOT: {
    type: { resolvedName: 'Headline' },
    isCanvas: false,
    props: { text: 'Hello' },
    displayName: 'Headline',
    custom: {},
    parent: null,
    hidden: false,
    nodes: [],
    linkedNodes: {},
  },
});

export default function App() {
  return (
    <Editor resolver={{ Heading }}>
      <Frame data={saved} />
    </Editor>
  );
}
