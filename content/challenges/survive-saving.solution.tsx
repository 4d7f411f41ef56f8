import { Editor, Frame, useNode } from '@craftjs/core';

function Opening({ date }: { date: string }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(el);
      }}
    >
      We open in {new Date(date).getFullYear()}.
    </div>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Opening }}>
      <Frame>
        <Opening date="2027-06-01" />
      </Frame>
    </Editor>
  );
}
