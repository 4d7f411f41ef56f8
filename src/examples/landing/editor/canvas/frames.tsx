import { type Node, useEditor } from '@craftjs/core';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { infoOf, nameOf } from '../../components/component-info.ts';
import { editedText } from '../../components/EditableText.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useStore } from '../../ui/store.ts';
import { useSelectedNode } from '../commands/editor-access.ts';
import { ResizeHandles } from './ResizeHandles.tsx';
import { useNodeRect } from './use-node-rect.ts';

/** The frame around the Node under the pointer. */
export function HoverFrame() {
  const { node } = useEditor(({ events, nodes }) => {
    const hovered = nodes[[...events.hovered][0] ?? ''];
    return { node: hovered?.events.selected || events.dragged.size > 0 ? undefined : hovered };
  });
  const rect = useNodeRect(node?.dom);
  if (!node?.dom || rect === undefined) return null;
  return (
    <div className="frame frame-hover" style={{ ...rect }} aria-hidden="true">
      <NameTag node={node} dom={node.dom} />
    </div>
  );
}

/**
 * The frame around the selected Node with its name and resize handles. It is one element beside the page, not one per
 * Node through `onRender`, so that it keeps the focus when the Node moves to another parent and React renders it anew.
 */
export function SelectionFrame() {
  const node = useSelectedNode();
  const {
    connectors: { drag },
    isDragging,
    // Not from the drag's start: some versions of Chromium end a drag whose handle is hidden by then.
  } = useEditor((state) => ({ isDragging: state.indicator !== null }));
  const rect = useNodeRect(node?.dom);
  const isEdited = useStore(editedText) === node?.id;
  const id = node?.data.parent ? node.id : undefined;
  const handle = useCallback(
    (element: HTMLElement | null) => {
      if (element && id !== undefined) drag(element, id);
    },
    [drag, id],
  );
  if (!node?.dom || rect === undefined) return null;
  return (
    <div className="frame frame-selection" style={{ ...rect }} data-dragging={isDragging || undefined}>
      {!isEdited && <NameTag node={node} dom={node.dom} handle={id === undefined ? undefined : handle} />}
      {infoOf(node).resizable && <ResizeHandles key={node.id} node={node} dom={node.dom} />}
    </div>
  );
}

interface NameTagProps {
  readonly node: Node;
  readonly dom: HTMLElement;
  /** Makes the tag a handle that drags the Node. */
  readonly handle?: ((element: HTMLElement | null) => void) | undefined;
}

/** The name of a framed Node, at the first corner of the frame where it covers no text of the page, or beside the frame. */
function NameTag({ node, dom, handle }: NameTagProps) {
  const tag = useRef<HTMLSpanElement>(null);
  const [corner, setCorner] = useState<Corner>('top start');
  // After every render: the frame renders when the page has changed.
  useLayoutEffect(() => {
    if (tag.current) setCorner(freeCorner(tag.current, dom));
  });
  return (
    <span ref={tag} className="frame-name" data-corner={corner}>
      <span ref={handle} className={handle && 'frame-handle'} title={handle && 'Drag to move'}>
        {handle && <Icon name="move" />}
        {nameOf(node)}
      </span>
    </span>
  );
}

const CORNERS = ['top start', 'bottom start', 'top end', 'bottom end'] as const;
type Corner = (typeof CORNERS)[number] | 'beside';

/** Pixels between a Node and its name. */
const DISTANCE_PX = 6;

function freeCorner(tag: HTMLElement, dom: HTMLElement): Corner {
  const { width, height } = tag.getBoundingClientRect();
  const { top, right, bottom, left } = dom.getBoundingClientRect();
  const canvas = dom.closest('[data-canvas]');
  const edge = canvas?.getBoundingClientRect().right ?? right;
  const texts = [...(canvas?.querySelectorAll('.page-text, .page-button') ?? [])]
    .filter((text) => !dom.contains(text) && !text.contains(dom))
    .flatMap(linesOf);
  const isFree = (corner: Corner) => {
    const y = corner.startsWith('top') ? top - DISTANCE_PX - height : bottom + DISTANCE_PX;
    const x = corner.endsWith('start') ? left : right - width;
    const isCovered = (text: DOMRect) =>
      text.left < x + width && text.right > x && text.top < y + height && text.bottom > y;
    return x + width <= edge && !texts.some(isCovered);
  };
  return CORNERS.find(isFree) ?? (right + DISTANCE_PX + width <= edge ? 'beside' : 'top start');
}

/** The boxes of a text's lines, which are often shorter than its element. */
function linesOf(text: Element): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}
