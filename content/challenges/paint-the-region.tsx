import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

type AreaProps = { background?: string; children?: ReactNode };

function Area({ background, children }: AreaProps) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(el);
      }}
      style={{ padding: 24, background, outline: '1px solid' }}
    >
      {children}
    </div>
  );
}

function Panel({ background }: { background?: string }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
      style={{ padding: 16, outline: '1px solid' }}
    >
      <Element is={Area} id="area" canvas background={background} />
    </div>
  );
}

function Paint() {
  const { actions, query } = useEditor();
  const paint = () => {
    const [panel = ''] = query.node('ROOT').childNodes();
    actions.setProp(panel, (props: AreaProps) => {
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
