import { Editor, Frame, useNode } from '@craftjs/core';

function Line({ name }: { name: string }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(el);
      }}
    >
      Hello <b>{name}</b>
    </div>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Line }}>
      <Frame>
        <Line name="Ada" />
      </Frame>
    </Editor>
  );
}
