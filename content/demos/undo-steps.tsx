import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { useState } from 'react';
import { Row, useAttach } from '../parts.tsx';

type TileProps = { width: number };

function Tile({ width }: TileProps) {
  return (
    <div {...useAttach('box')} style={{ width, flex: 'none' }}>
      {width} pixels
    </div>
  );
}

// fold
function Panel() {
  const [isThrottled, setThrottled] = useState(true);
  const { store } = useEditor();
  const { actions, id, width, steps, current } = useEditor((state) => {
    const id = state.nodes['ROOT']?.data.nodes[0] ?? '';
    const width = Number(state.nodes[id]?.data.props['width'] ?? 0);
    const steps = store.history.timeline.map(({ patches, timestamp }) => {
      const { path = [], value } = patches.at(-1) ?? {};
      const isWidth = path.at(-1) === 'width';
      return { timestamp, label: isWidth ? `width: ${value}` : 'move' };
    });
    return { id, width, steps, current: store.history.pointer };
  });
  const { throttle, undo, redo } = actions.history;
  const { setProp } = isThrottled ? throttle(1000) : actions;
  const change = (value: number) =>
    setProp(id, (props: TileProps) => {
      props.width = value;
    });
  return (
    <>
      <div className="tools">
        <label>
          Width of the first box{' '}
          <input
            type="range"
            min={100}
            max={200}
            value={width}
            onChange={({ target }) => change(Number(target.value))}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={isThrottled}
            onChange={() => setThrottled(!isThrottled)}
          />{' '}
          throttle(1000)
        </label>
        <button type="button" onClick={undo}>
          Undo
        </button>
        <button type="button" onClick={redo}>
          Redo
        </button>
      </div>
      <ol aria-label="Undo steps">
        {steps.map(({ timestamp, label }, index) => (
          <li key={timestamp}>
            {index > current ? <del>{label}</del> : label}
          </li>
        ))}
      </ol>
    </>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Row, Tile }}>
      <Frame>
        <Element is={Row} canvas>
          {/* start */}
          <Tile width={120} />
          <Tile width={160} />
        </Element>
      </Frame>
      <Panel />
    </Editor>
  );
}
