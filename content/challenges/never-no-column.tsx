import { Editor, Element, Frame, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

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

type GridProps = { wanted: number; children?: ReactNode };

function Grid({ wanted, children }: GridProps) {
  const { connectors } = useNode();
  const columns = wanted;
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(el);
      }}
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, 1fr)`,
      }}
    >
      {children}
    </div>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Grid, Text }}>
      <Frame>
        <Element is={Grid} canvas wanted={Number('')}>
          <Text text="One" />
          <Element is={Grid} canvas wanted={2}>
            <Text text="Two" />
            <Text text="Three" />
          </Element>
        </Element>
      </Frame>
    </Editor>
  );
}
