import { Editor, Frame } from '@craftjs/core';
import { Text } from '../parts.tsx';

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
  return page !== '';
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
