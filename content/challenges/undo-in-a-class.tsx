import { Editor, Frame, useNode } from '@craftjs/core';
import { Component } from 'react';
import { useAttach } from '../parts.tsx';

type StarsProps = { count: number };

function Stars({ count }: StarsProps) {
  const { actions } = useNode();
  const add = () => {
    actions.setProp((props: StarsProps) => {
      props.count += 1;
    });
  };
  return (
    <div {...useAttach('text')}>
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
