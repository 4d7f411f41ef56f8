import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { Box, Text } from '../parts.tsx';

// fold
function Inspector() {
  const { node } = useEditor((_state, query) => {
    const hovered: string | undefined = query.getEvent('hovered').last();
    const selected: string | undefined = query.getEvent('selected').last();
    const id = hovered ?? selected ?? 'ROOT';
    const helpers = query.node(id);
    const draggable = helpers.isDraggable();
    return { node: { id, draggable, ...helpers.toSerializedNode() } };
  });
  return <pre>{JSON.stringify(node, null, 2)}</pre>;
}

export default function Demo() {
  return (
    <Editor resolver={{ Box, Text }}>
      <div className="beside">
        <Frame>
          <Element is={Box} canvas>
            {/* start */}
            <Text text="One" />
            <Box label="Not a Canvas">
              <Text text="Two" />
              <Element is={Box} label="A Canvas" canvas>
                <Text text="Three" />
              </Element>
            </Box>
          </Element>
        </Frame>
        <Inspector />
      </div>
    </Editor>
  );
}
