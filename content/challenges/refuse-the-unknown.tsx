import { Editor, Frame, useNode } from '@craftjs/core';

const upload = JSON.stringify({
  ROOT: {
    type: { resolvedName: 'Movie' },
    isCanvas: false,
    props: { text: 'Hello' },
    displayName: 'Movie',
    custom: {},
    parent: null,
    hidden: false,
    nodes: [],
    linkedNodes: {},
  },
});

export function isKnown(page: string): boolean {
  return page !== '';
}

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

const resolver = { Text };

export default function App() {
  return (
    <Editor resolver={resolver}>
      <Frame data={isKnown(upload) ? upload : undefined}>
        <Text text="This page cannot be opened." />
      </Frame>
    </Editor>
  );
}
