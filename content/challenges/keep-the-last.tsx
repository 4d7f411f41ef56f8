import type { UserComponent } from '@craftjs/core';
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

function Box({ children }: { children?: ReactNode }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
      style={{ padding: 16, outline: '1px solid' }}
    >
      {children}
    </div>
  );
}

const List: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <Box>{children}</Box>
);

List.craft = {
  isCanvas: true,
  rules: { canMoveOut: () => true },
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
