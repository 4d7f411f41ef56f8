import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import type { ReactNode } from 'react';
import { useAttach } from '../parts.tsx';

type BoxProps = { padding: number; children?: ReactNode };

function Box({ padding, children }: BoxProps) {
  return (
    <div {...useAttach('box')} style={{ padding }}>
      {children}
    </div>
  );
}

function Reset() {
  const { actions } = useEditor();
  const set = (padding: number) => {
    actions.setProp('ROOT', (props: { padding: number }) => {
      props.padding = padding;
    });
  };
  const reset = () => {
    set(0);
    set(8);
  };
  return (
    <button type="button" onClick={reset}>
      Reset the padding
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box }}>
      <Reset />
      <Frame>
        <Element is={Box} canvas padding={24} />
      </Frame>
    </Editor>
  );
}
