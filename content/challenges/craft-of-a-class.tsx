import type { useNode } from '@craftjs/core';
import { connectNode, Editor, Frame } from '@craftjs/core';
import { Component } from 'react';

type Props = ReturnType<typeof useNode> & { text?: string };

class BadgeView extends Component<Props> {
  static craft = { props: { text: 'New' } };

  override render() {
    const { connectors, text } = this.props;
    return (
      <div
        ref={(el) => {
          if (el) connectors.connect(connectors.drag(el));
        }}
        style={{ padding: 8, outline: '1px solid' }}
      >
        {text}
      </div>
    );
  }
}

const Badge = connectNode()(BadgeView);

export default function App() {
  return (
    <Editor resolver={{ Badge }}>
      <Frame>
        <Badge />
      </Frame>
    </Editor>
  );
}
