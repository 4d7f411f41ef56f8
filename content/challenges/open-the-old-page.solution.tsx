import { Editor, Frame, useNode } from '@craftjs/core';

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

function Heading({ text }: { text: string }) {
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
    <Editor resolver={{ Heading, Headline: Heading }}>
      <Frame data={saved} />
    </Editor>
  );
}
