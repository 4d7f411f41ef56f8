import { Editor, Frame, useNode } from '@craftjs/core';

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
      <Frame data={migrate(saved)} />
    </Editor>
  );
}
