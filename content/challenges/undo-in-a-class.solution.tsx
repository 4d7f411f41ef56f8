import type { useEditorReturnType } from '@craftjs/core';
import { connectEditor, Editor, Frame, useNode } from '@craftjs/core';
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

class UndoView extends Component<useEditorReturnType> {
  override render() {
    const { history } = this.props.actions;
    return (
      <button type="button" onClick={() => history.undo()}>
        Undo
      </button>
    );
  }
}

const UndoButton = connectEditor()(UndoView);

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
