import type { UserComponent } from '@craftjs/core';
import { Editor, Element, Frame } from '@craftjs/core';
import type { ReactNode } from 'react';
import { Box, Text } from '../parts.tsx';

const List: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <Box>{children}</Box>
);

List.craft = { isCanvas: true };

export default function App() {
  return (
    <Editor resolver={{ Box, List, Text }}>
      <Frame>
        <Element is={Box} canvas>
          <List>
            <Text text="One" />
            <Text text="Two" />
            <Text text="Three" />
          </List>
          <Text text="Four" />
        </Element>
      </Frame>
    </Editor>
  );
}
