import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { Box, Text } from '../parts.tsx';

function Type() {
  const { actions, query } = useEditor();
  const type = () => {
    const [id = ''] = query.node('ROOT').childNodes();
    actions.setProp(id, (props: { text: string }) => {
      props.text += 'a';
    });
  };
  return (
    <button type="button" onClick={type}>
      Type a letter
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <Type />
      <Frame>
        <Element is={Box} canvas>
          <Text text="A" />
        </Element>
      </Frame>
    </Editor>
  );
}
