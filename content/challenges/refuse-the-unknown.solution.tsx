import { Editor, Frame, useNode } from '@craftjs/core';

const pageOf = (resolvedName: string) =>
  JSON.stringify({
    ROOT: {
      type: { resolvedName },
      isCanvas: false,
      props: { text: 'Hello' },
      displayName: resolvedName,
      custom: {},
      parent: null,
      hidden: false,
      nodes: [],
      linkedNodes: {},
    },
  });

const uploads = [pageOf('Movie'), pageOf('constructor'), pageOf('Text')];

function isKnown(page: string): boolean {
  const nodes: { type: { resolvedName: string } }[] = Object.values(
    JSON.parse(page),
  );
  return nodes.every(({ type }) =>
    Object.hasOwn(resolver, type.resolvedName),
  );
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
  return uploads.map((upload) => (
    <Editor key={upload} resolver={resolver}>
      <Frame data={isKnown(upload) ? upload : undefined}>
        <Text text="This page cannot be opened." />
      </Frame>
    </Editor>
  ));
}
