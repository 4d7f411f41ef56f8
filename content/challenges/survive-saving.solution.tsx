import { Editor, Frame } from '@craftjs/core';
import { useAttach } from '../parts.tsx';

function Opening({ date }: { date: string }) {
  return (
    <div {...useAttach('text')}>
      We open in {new Date(date).getFullYear()}.
    </div>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Opening }}>
      <Frame>
        <Opening date="2027-06-01" />
      </Frame>
    </Editor>
  );
}
