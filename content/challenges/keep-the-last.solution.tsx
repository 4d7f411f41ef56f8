import type { UserComponent } from '@craftjs/core';
import { Editor, Element, Frame } from '@craftjs/core';
import type { ReactNode } from 'react';
import { Box, Text } from '../parts.tsx';

const List: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <Box>{children}</Box>
);

List.craft = {
  isCanvas: true,
  rules: {
    canMoveOut: (outgoing, self, helpers) =>
      helpers(self.id).childNodes().length > outgoing.length,
  },
};

export default function App() {
  return (
    <Editor resolver={{ Box, List, Text }}>
      <Frame>
        <Element is={Box} canvas>
          <List>
            <Text text="The last one" />
          </List>
          <List>
            <Text text="One" />
            <Text text="Two" />
          </List>
        </Element>
      </Frame>
    </Editor>
  );
}
