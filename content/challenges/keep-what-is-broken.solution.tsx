import { Editor, Frame } from '@craftjs/core';
import { Text } from '../parts.tsx';

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
