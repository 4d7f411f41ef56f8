import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import { Box } from '../parts.tsx';

function Note({ text }: { text: string }) {
  const { connectors, id } = useNode();
  const { actions } = useEditor();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
      tabIndex={0}
      onFocus={() => {
        actions.selectNode(id);
      }}
    >
      {text}
    </div>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Note }}>
      <Frame>
        <Element is={Box} canvas>
          <Note text="One" />
          <Note text="Two" />
        </Element>
      </Frame>
    </Editor>
  );
}
