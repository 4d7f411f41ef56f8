import { Editor, Frame } from '@craftjs/core';
import type { ReactNode } from 'react';
import { useAttach } from '../parts.tsx';

function Line({ children }: { children?: ReactNode }) {
  return <div {...useAttach('box')}>{children}</div>;
}

export default function App() {
  return (
    <Editor resolver={{ Line }}>
      <Frame>
        <Line>
          Hello <b>Ada</b>
        </Line>
      </Frame>
    </Editor>
  );
}
