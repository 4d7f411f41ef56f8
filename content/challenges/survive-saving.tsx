import { Editor, Frame } from '@craftjs/core';
import { useAttach } from '../parts.tsx';

function Opening({ date }: { date: Date }) {
  return <div {...useAttach('text')}>We open in {date.getFullYear()}.</div>;
}

export default function App() {
  return (
    <Editor resolver={{ Opening }}>
      <Frame>
        <Opening date={new Date('2027-06-01')} />
      </Frame>
    </Editor>
  );
}
