import type { NodeId } from '@craftjs/core';
import {
  Editor,
  Element,
  Frame,
  Positioner,
  useEditor,
  useNode,
} from '@craftjs/core';
import type { PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';

/**
 * Drags a Node by finger or pen. For the mouse, the library's own dragging
 * stays.
 */
// fold
function useTouchDrag(id: NodeId) {
  const { actions, query, store } = useEditor();
  const positioner = useRef<Positioner>(null);
  const end = () => {
    const drop = positioner.current?.getIndicator();
    positioner.current?.cleanup();
    positioner.current = null;
    actions.setIndicator(null);
    return drop;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' || !query.node(id).isDraggable())
        return;
      event.currentTarget.setPointerCapture(event.pointerId);
      actions.selectNode(id);
      positioner.current = new Positioner(store, {
        type: 'existing',
        nodes: [id],
      });
    },
    onPointerMove({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      const target = document
        .elementFromPoint(x, y)
        ?.closest<HTMLElement>('[data-node]')?.dataset['node'];
      if (target === undefined || positioner.current === null) return;
      // Where the Node would land, and whether the rules agree; undefined
      // if that is as before. The editor draws it.
      const indicator = positioner.current.computeIndicator(target, x, y);
      if (indicator) actions.setIndicator(indicator);
    },
    onPointerUp() {
      const drop = end();
      if (!drop || drop.error) return;
      const { parent, index, where } = drop.placement;
      actions.move(id, parent.id, index + (where === 'after' ? 1 : 0));
    },
    onPointerCancel: end,
  };
}

// fold
function Line({ text = '' }: { text?: string }) {
  const {
    connectors: { connect, drag },
    id,
    selected,
  } = useNode((node) => ({ selected: node.events.selected }));
  const { actions, query } = useEditor();
  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el));
      }}
      data-node={id}
      tabIndex={0}
      onFocus={() => {
        if (!query.getEvent('selected').contains(id))
          actions.selectNode(id);
      }}
      style={{
        display: 'flex',
        gap: 8,
        alignItems: 'center',
        background: 'var(--surface)',
        outline: selected
          ? '2px solid var(--accent)'
          : '1px solid var(--line)',
      }}
    >
      {/* Without "touch-action: none", the browser scrolls instead. */}
      <span
        {...useTouchDrag(id)}
        style={{ padding: '10px 16px', touchAction: 'none' }}
      >
        ☰
      </span>
      {text}
    </div>
  );
}
Line.craft = { displayName: 'Line' };

// fold
function Box({ children }: { children?: ReactNode }) {
  const {
    connectors: { connect },
    id,
  } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
      data-node={id}
      style={{
        display: 'flex',
        flex: '1 1 10rem',
        flexDirection: 'column',
        gap: 6,
        minHeight: 80,
        padding: 12,
        background: 'var(--surface-2)',
      }}
    >
      {children}
    </div>
  );
}
Box.craft = { displayName: 'Box', isCanvas: true };

// fold
function Columns({ children }: { children?: ReactNode }) {
  const {
    connectors: { connect },
  } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}
    >
      {children}
    </div>
  );
}
Columns.craft = { displayName: 'Columns' };

export default function Demo() {
  return (
    <Editor resolver={{ Columns, Box, Line }}>
      <Frame>
        <Columns>
          <Element is={Box} canvas>
            {/* start */}
            <Line text="One" />
            <Line text="Two" />
            <Line text="Three" />
          </Element>
          <Element is={Box} canvas />
        </Columns>
      </Frame>
    </Editor>
  );
}
