import type { UserComponent } from '@craftjs/core';
import { Editor, Element, Frame } from '@craftjs/core';
import { Box, Row, useAttach } from '../parts.tsx';

const Column: UserComponent<{ label: string }> = ({ label }) => (
  <div {...useAttach('box')}>{label}</div>
);

Column.craft = {
  rules: {
    canDrop: (target, self) => target.id === self.data.parent,
  },
};

export default function App() {
  return (
    <Editor resolver={{ Box, Column, Row }}>
      <Frame>
        <Element is={Box} canvas>
          <Element is={Row} canvas>
            <Column label="A" />
            <Column label="B" />
          </Element>
          <Element is={Row} canvas>
            <Column label="C" />
          </Element>
        </Element>
      </Frame>
    </Editor>
  );
}
