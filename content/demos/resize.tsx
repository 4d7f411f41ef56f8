import {
  Editor,
  Element,
  Frame,
  ROOT_NODE,
  useEditor,
  useNode,
} from '@craftjs/core';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import { Box, useAttach } from '../parts.tsx';

type SizedProps = { text?: string; width?: number };

// fold
const handleStyle: CSSProperties = {
  position: 'absolute',
  inset: '0 -8px 0 auto',
  width: 16,
  background: 'var(--accent-solid)',
  cursor: 'ew-resize',
  touchAction: 'none',
};
const limit = (width: number) =>
  Math.round(Math.min(400, Math.max(120, width)));

// fold
function Sized({ text = '', width = 200 }: SizedProps) {
  const {
    actions: { setProp },
    selected,
  } = useNode((node) => ({
    selected: node.events.selected,
  }));
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));
  const start = useRef({ x: 0, width });
  const [preview, setPreview] = useState<number>();
  const shown = preview ?? width;
  const save = (value: number, throttle?: number) =>
    setProp((props: SizedProps) => {
      props.width = limit(value);
    }, throttle);

  const handle = {
    // The browser must not drag the box meanwhile. Without the default,
    // focus is up to us.
    onMouseDown: (event: { preventDefault(): void }) =>
      event.preventDefault(),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.focus();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, width };
      setPreview(width);
    },
    onPointerMove: (event: PointerEvent) => {
      if (preview !== undefined)
        setPreview(
          limit(start.current.width + event.clientX - start.current.x),
        );
    },
    // The page changes once, so undo takes back the whole movement.
    onPointerUp: () => {
      save(shown);
      setPreview(undefined);
    },
    onPointerCancel: () => setPreview(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowLeft: -10, ArrowRight: 10 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      save(width + step, 500);
    },
  };
  return (
    <div
      {...useAttach('box')}
      style={{ position: 'relative', maxWidth: '100%', width: shown }}
    >
      {text}
      {enabled && selected ? (
        <span
          {...handle}
          role="slider"
          tabIndex={0}
          aria-label={`Width of ${text}`}
          aria-valuemin={120}
          aria-valuemax={400}
          aria-valuenow={shown}
          aria-valuetext={`${shown} pixels`}
          style={handleStyle}
        />
      ) : null}
    </div>
  );
}
Sized.craft = { displayName: 'Sized', props: { width: 200 } };

/** What would be saved of the boxes, and an undo button. */
// fold
function Saved() {
  const { actions, boxes, canUndo } = useEditor((_state, query) => ({
    boxes: query
      .node(ROOT_NODE)
      .childNodes()
      .map((id) => query.node(id).toSerializedNode().props),
    canUndo: query.history.canUndo(),
  }));
  return (
    <>
      <p className="tools">
        <button
          type="button"
          disabled={!canUndo}
          onClick={() => actions.history.undo()}
        >
          Undo
        </button>
      </p>
      <pre>{boxes.map((props) => JSON.stringify(props)).join('\n')}</pre>
    </>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Box, Sized }}>
      <Frame>
        <Element is={Box} canvas>
          {/* start */}
          <Sized text="First box" />
          <Sized text="Second box" width={280} />
        </Element>
      </Frame>
      <Saved />
    </Editor>
  );
}
