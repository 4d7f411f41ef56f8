import { Editor, Element, Frame } from '@craftjs/core';
import { Box, Row, useAttach } from '../parts.tsx';

function Column({ label }: { label: string }) {
  return <div {...useAttach('box')}>{label}</div>;
}

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
