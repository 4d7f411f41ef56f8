import type { Node } from '@craftjs/core';
import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { Box, Text, useAttach } from '../parts.tsx';

function Block({ text }: { text: string; locked?: boolean }) {
  return <div {...useAttach('text')}>{text}</div>;
}

Block.craft = {
  displayName: 'Block',
  rules: { canDrag: (node: Node) => !node.data.props['locked'] },
};

// fold
function Answers() {
  const { answers } = useEditor((_state, query) => {
    const id: string = query.getEvent('selected').last() ?? 'ROOT';
    const node = query.node(id);
    let reason = '';
    const isDraggable = node.isDraggable((error: unknown) => {
      reason = error instanceof Error ? `: ${error.message}` : '';
    });
    return {
      answers: {
        'isRoot()': node.isRoot(),
        'isCanvas()': node.isCanvas(),
        'isDeletable()': node.isDeletable(),
        'isDraggable()': `${isDraggable}${reason}`,
        'childNodes()': `${node.childNodes().length} ids`,
        'descendants(true)': `${node.descendants(true).length} ids`,
        'ancestors(true)': `${node.ancestors(true).length} ids`,
      },
    };
  });
  return (
    <ul aria-label="Answers about the selected Node">
      {Object.entries(answers).map(([call, answer]) => (
        <li key={call}>
          <code>{call}</code> is {String(answer)}
        </li>
      ))}
    </ul>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Block, Box, Text }}>
      <div className="beside">
        <Frame>
          <Element is={Box} canvas>
            <Block text="Title" />
            {/* start */}
            <Block text="Locked" locked />
            <Box label="A group, not a Canvas">
              <Text text="Fixed" />
            </Box>
          </Element>
        </Frame>
        <Answers />
      </div>
    </Editor>
  );
}
