import { Editor, Frame } from '@craftjs/core';
import { Text } from '../parts.tsx';

// What an earlier visit has left.
localStorage.setItem(
  'page',
  JSON.stringify({
    ROOT: {
      type: { resolvedName: 'Text' },
      isCanvas: false,
      props: { text: 'Saved yesterday' },
      displayName: 'Text',
      custom: {},
      parent: null,
      hidden: false,
      nodes: [],
      linkedNodes: {},
    },
  }),
);

export default function App() {
  return (
    <Editor resolver={{ Text }}>
      <Frame>
        <Text text="The first page" />
      </Frame>
    </Editor>
  );
}
