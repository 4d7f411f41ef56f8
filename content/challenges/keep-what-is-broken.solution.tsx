import { Editor, Frame, useNode } from '@craftjs/core';

// What an earlier visit has left, broken on its way.
localStorage.setItem('page', '{"ROOT":{"type":{"resolv');

function readPage(): string {
  const text = localStorage.getItem('page') ?? '';
  try {
    JSON.parse(text);
    return text;
  } catch {
    localStorage.setItem('page-unreadable', text);
    return '';
  }
}

const page = readPage();

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
    <Editor
      resolver={{ Text }}
      onNodesChange={(query) => {
        localStorage.setItem('page', query.serialize());
      }}
    >
      <Frame data={page}>
        <Text text="The start page" />
      </Frame>
    </Editor>
  );
}
