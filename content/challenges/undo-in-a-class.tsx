import { Editor, Frame, useNode } from '@craftjs/core';
import { Component } from 'react';

type StarsProps = { count: number };

function Stars({ count }: StarsProps) {
  const { actions, connectors } = useNode();
  const add = () => {
    actions.setProp((props: StarsProps) => {
      props.count += 1;
    });
  };
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(el);
      }}
    >
      <button type="button" onClick={add}>
        Add a star
      </button>{' '}
      {'★'.repeat(count)}
    </div>
  );
}

class UndoButton extends Component {
  override render() {
    return <button type="button">Undo</button>;
  }
}

export default function App() {
  return (
    <Editor resolver={{ Stars }}>
      <Frame>
        <Stars count={1} />
      </Frame>
      <UndoButton />
    </Editor>
  );
}
