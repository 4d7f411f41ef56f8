import type { UserComponent } from '@craftjs/core';
import { Editor, Frame, useEditor } from '@craftjs/core';
import type { ReactNode } from 'react';
import { useAttach } from '../parts.tsx';

type BoxProps = { max: number; children?: ReactNode };

const Box: UserComponent<BoxProps> = ({ children }) => (
  <div {...useAttach('box')}>{children}</div>
);

Box.craft = {
  isCanvas: true,
  rules: {
    canMoveIn: (_incoming, self, helpers) =>
      helpers(self.id).childNodes().length < self.data.props['max'],
  },
};

function Add() {
  const { actions, query } = useEditor();
  const add = () => {
    const tree = query.parseReactElement(<Box max={0} />).toNodeTree();
    const [list = ''] = query.node('ROOT').childNodes();
    const node = tree.nodes[tree.rootNodeId];
    const hasRoom = node && query.node(list).isDroppable(node);
    actions.addNodeTree(tree, hasRoom ? list : 'ROOT');
  };
  return (
    <button type="button" onClick={add}>
      Add a box
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box }}>
      <Add />
      <Frame>
        <Box max={9}>
          <Box max={2}>
            <Box max={0} />
          </Box>
        </Box>
      </Frame>
    </Editor>
  );
}
