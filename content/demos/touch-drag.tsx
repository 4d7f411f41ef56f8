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
import { Row, useAttach } from '../parts.tsx';

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

function Line({ text = '' }: { text?: string }) {
  const { id } = useNode();
  const attach = useAttach('text');
  return (
    <div {...attach} data-node={id}>
      {/* Without "touch-action: none", the browser scrolls instead. */}
      <span
        {...useTouchDrag(id)}
        style={{
          display: 'inline-block',
          padding: '10px 16px',
          touchAction: 'none',
        }}
      >
        ☰
      </span>
      {text}
    </div>
  );
}
Line.craft = { displayName: 'Line' };

function List({ children }: { children?: ReactNode }) {
  const { id } = useNode();
  return (
    <div {...useAttach('box')} data-node={id}>
      {children}
    </div>
  );
}
List.craft = { displayName: 'List', isCanvas: true };

export default function Demo() {
  return (
    <Editor resolver={{ Line, List, Row }}>
      <Frame>
        <Row>
          <Element is={List} canvas>
            {/* start */}
            <Line text="One" />
            <Line text="Two" />
            <Line text="Three" />
          </Element>
          <Element is={List} canvas />
        </Row>
      </Frame>
    </Editor>
  );
}
