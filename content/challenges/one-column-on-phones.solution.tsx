import { Editor, Element, Frame } from '@craftjs/core';
import { createContext, type ReactNode, useContext } from 'react';
import { Text, useAttach } from '../parts.tsx';

/** Whether the page is shown on a narrow screen. */
const Narrow = createContext(true);

type GridProps = { narrow: number; wide: number; children?: ReactNode };

function Grid({ narrow, wide, children }: GridProps) {
  const columns = useContext(Narrow) ? narrow : wide;
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
        <Element is={Grid} canvas narrow={1} wide={3}>
          <Text text="One" />
          <Element is={Grid} canvas narrow={2} wide={4}>
            <Text text="Two" />
            <Text text="Three" />
          </Element>
        </Element>
      </Frame>
    </Editor>
  );
}
