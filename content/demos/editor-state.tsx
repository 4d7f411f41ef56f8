import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { Box, Text } from '../parts.tsx';

/** The parts of the state that change while users work. */
// fold
function Inspector() {
  const { shown } = useEditor(({ nodes, events, indicator }) => {
    const names = (ids: Set<string>) =>
      [...ids].map((id) => nodes[id]?.data.props['text'] ?? id);
    const { placement, error } = indicator ?? {};
    return {
      shown: {
        nodes: Object.keys(nodes).length,
        selected: names(events.selected),
        hovered: names(events.hovered),
        dragged: names(events.dragged),
        indicator: placement && {
          parent: placement.parent.id,
          index: placement.index,
          where: placement.where,
          error: error && String(error),
        },
      },
    };
  });
  return <pre>{JSON.stringify(shown, null, 2)}</pre>;
}

export default function Demo() {
  return (
    <Editor resolver={{ Box, Text }}>
      <div className="beside">
        <Frame>
          <Element is={Box} canvas>
            {/* start */}
            <Text text="One" />
            <Text text="Two" />
            <Box label="Not a Canvas">
              <Text text="Fixed" />
            </Box>
          </Element>
        </Frame>
        <Inspector />
      </div>
    </Editor>
  );
}
