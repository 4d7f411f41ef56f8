import { Editor, Frame, useNode } from '@craftjs/core';

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

function Text({ text }: { text: string }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
    >
      {text}
    </div>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Text }}>
      <Frame data={localStorage.getItem('page') ?? undefined}>
        <Text text="The first page" />
      </Frame>
    </Editor>
  );
}
