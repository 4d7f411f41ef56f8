import { Editor, Frame, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

function Line({ children }: { children?: ReactNode }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(el);
      }}
    >
      {children}
    </div>
  );
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
