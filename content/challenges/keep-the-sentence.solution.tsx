import { Editor, Frame } from '@craftjs/core';
import { useAttach } from '../parts.tsx';

function Line({ name }: { name: string }) {
  return (
    <div {...useAttach('text')}>
      Hello <b>{name}</b>
    </div>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Line }}>
      <Frame>
        <Line name="Ada" />
      </Frame>
    </Editor>
  );
}
