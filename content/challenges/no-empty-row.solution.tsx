import { Editor, Element, Frame } from '@craftjs/core';
import type { ReactNode } from 'react';
import { Box, Text } from '../parts.tsx';

function Row({ children }: { children?: ReactNode }) {
  return <Box>{children}</Box>;
}

Row.craft = { isCanvas: true };

export default function App() {
  return (
    <Editor
      resolver={{ Box, Row, Text }}
      normalizeNodes={(state) => {
        for (const [id, { data }] of Object.entries(state.nodes)) {
          if (data.name !== 'Row' || data.nodes.length > 0) continue;
          const parent = state.nodes[data.parent ?? ''];
          if (!parent) continue;
          parent.data.nodes = parent.data.nodes.filter(
            (child) => child !== id,
          );
          delete state.nodes[id];
        }
      }}
    >
      <Frame>
        <Element is={Box} canvas>
          <Text text="Drag the text below over me" />
          <Row>
            <Text text="I am alone in my row" />
          </Row>
        </Element>
      </Frame>
    </Editor>
  );
}
