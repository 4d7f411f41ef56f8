import { Editor, Element, Frame, useNode } from '@craftjs/core';
import { createContext, type ReactNode, useContext } from 'react';

/** Whether the page is shown on a narrow screen. */
const Narrow = createContext(true);

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

type GridProps = { narrow: number; wide: number; children?: ReactNode };

function Grid({ wide, children }: GridProps) {
  const { connectors } = useNode();
  const columns = useContext(Narrow) ? wide / 2 : wide;
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
