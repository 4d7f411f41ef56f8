import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import type { ReactNode } from 'react';
import { useAttach } from '../parts.tsx';

type AreaProps = { background?: string; children?: ReactNode };

function Area({ background, children }: AreaProps) {
  return (
    <div {...useAttach('box')} style={{ background }}>
      {children}
    </div>
  );
}

function Panel() {
  return (
    <div {...useAttach('box')}>
      <Element is={Area} id="area" canvas />
    </div>
  );
}

function Paint() {
  const { actions, query } = useEditor();
  const paint = () => {
    const [panel = ''] = query.node('ROOT').childNodes();
    const { area = '' } = query.node(panel).get().data.linkedNodes;
    actions.setProp(area, (props: AreaProps) => {
      props.background = 'gold';
    });
  };
  return (
    <button type="button" onClick={paint}>
      Paint the region
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Area, Panel }}>
      <Paint />
      <Frame>
        <Element is={Area} canvas>
          <Panel />
        </Element>
      </Frame>
    </Editor>
  );
}
