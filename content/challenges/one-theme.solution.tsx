import { Editor, Element, Frame } from '@craftjs/core';
import { createContext, useContext } from 'react';
import { Box, useAttach } from '../parts.tsx';

const Accent = createContext('crimson');

function Text({ text }: { text: string }) {
  return (
    <div {...useAttach('text')} style={{ color: useContext(Accent) }}>
      {text}
    </div>
  );
}

export default function App() {
  return (
    <Accent.Provider value="teal">
      <Editor resolver={{ Box, Text }}>
        <Frame>
          <Element is={Box} canvas>
            <Text text="One" />
            <Text text="Two" />
          </Element>
        </Frame>
      </Editor>
    </Accent.Provider>
  );
}
