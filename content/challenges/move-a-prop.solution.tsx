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
  const nodes = JSON.parse(page);
  const { title, ...props } = nodes.ROOT.props;
  nodes.ROOT.props = { ...props, text: title };
  return JSON.stringify(nodes);
}

export default function App() {
  return (
    <Editor resolver={{ Text }}>
      <Frame data={migrate(saved)} />
    </Editor>
  );
}
