import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { useEffect } from 'react';
import { Box, Text } from '../parts.tsx';

function SaveOnLeave() {
  const { query } = useEditor();
  useEffect(() => {
    const save = () => localStorage.setItem('page', query.serialize());
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [query]);
  return null;
}

let timer = 0;

export default function App() {
  return (
    <Editor
      resolver={{ Box, Text }}
      onNodesChange={(query) => {
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          localStorage.setItem('page', query.serialize());
        }, 2000);
      }}
    >
      <SaveOnLeave />
      <Frame>
        <Element is={Box} canvas>
          <Text text="Drag me below" />
          <Text text="Me too" />
        </Element>
      </Frame>
    </Editor>
  );
}
