import { Editor, Element, Frame } from '@craftjs/core';
import type { ReactNode } from 'react';
import { Text, useAttach } from '../parts.tsx';

type GridProps = { wanted: number; children?: ReactNode };

function Grid({ wanted, children }: GridProps) {
  const columns = wanted;
  return (
    <div
      {...useAttach('box')}
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
