import { Editor, Frame } from '@craftjs/core';
import { Text } from '../parts.tsx';

const saved = JSON.stringify({
  ROOT: {
    type: { resolvedName: 'Text' },
    isCanvas: false,
    props: { title: 'Hello' },
    displayName: 'Text',
    custom: {},
    parent: null,
    hidden: false,
    nodes: [],
    linkedNodes: {},
  },
});

function migrate(page: string): string {
  return page;
}

export default function App() {
  return (
    <Editor resolver={{ Text }}>
      <Frame data={migrate(saved)} />
    </Editor>
  );
}
