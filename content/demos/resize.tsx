import {
  Editor,
  Element,
  Frame,
  ROOT_NODE,
  useEditor,
  useNode,
} from '@craftjs/core';
import type {
  CSSProperties,
  KeyboardEvent,
  PointerEvent,
  ReactNode,
} from 'react';
import { useRef, useState } from 'react';

type BoxProps = { text?: string; width?: number };

// fold
const boxStyle: CSSProperties = {
  position: 'relative',
  maxWidth: '100%',
  padding: 12,
  background: 'var(--surface)',
};
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
function Box({ text = '', width = 200 }: BoxProps) {
  const {
    connectors: { connect, drag },
    actions: { setProp },
    id,
    selected,
  } = useNode((node) => ({
    selected: node.events.selected,
  }));
  const { actions, query } = useEditor();
  const start = useRef({ x: 0, width });
  const [preview, setPreview] = useState<number>();
  const shown = preview ?? width;
  const save = (value: number, throttle?: number) =>
    setProp((props: BoxProps) => {
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
      ref={(el) => {
        if (el) connect(drag(el));
      }}
      tabIndex={0}
      onFocus={() => {
        if (!query.getEvent('selected').contains(id))
          actions.selectNode(id);
      }}
      style={{
        ...boxStyle,
        width: shown,
        outline: `2px solid var(${selected ? '--accent' : '--line'})`,
      }}
    >
      {text}
      {selected ? (
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
Box.craft = { displayName: 'Box', props: { width: 200 } };

// fold
function Page({ children }: { children?: ReactNode }) {
  const {
    connectors: { connect },
  } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap: 8,
        padding: 12,
        background: 'var(--surface-2)',
      }}
    >
      {children}
    </div>
  );
}
Page.craft = { displayName: 'Page' };

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
      <p>
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
    <Editor resolver={{ Page, Box }}>
      <Frame>
        <Element is={Page} canvas>
          {/* start */}
          <Box text="First box" />
          <Box text="Second box" width={280} />
        </Element>
      </Frame>
      <Saved />
    </Editor>
  );
}
