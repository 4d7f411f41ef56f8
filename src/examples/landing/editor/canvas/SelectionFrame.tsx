import { type Node, useEditor } from '@craftjs/core';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { infoOf, nameOf } from '../../components/component-info.ts';
import { editedText } from '../../components/EditableText.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useStore } from '../../ui/store.ts';
import { useSelectedNode } from '../commands/editor-access.ts';
import { useCommands } from '../commands/use-commands.ts';
import { CommandButton } from '../keyboard/CommandButton.tsx';
import { ResizeHandles } from './ResizeHandles.tsx';
import { useNodeRect } from './use-node-rect.ts';

/**
 * The frame around the selected Node with its actions and resize handles. It is one element beside the page, not one
 * per Node through `onRender`, so that it keeps the focus when the Node moves to another parent and React renders it
 * anew.
 */
export function SelectionFrame({ stage }: { readonly stage: HTMLElement }) {
  const node = useSelectedNode();
  // Not from the drag's start: some versions of Chromium end a drag whose handle is hidden by then.
  const { isDragging } = useEditor((state) => ({ isDragging: state.indicator !== null }));
  const rect = useNodeRect(node?.dom, stage);
  const editing = useStore(editedText);
  if (!node?.dom || rect === undefined) return null;
  return (
    <div className="frame frame-selection" style={{ ...rect }} data-dragging={isDragging || undefined}>
      {editing !== node.id && <FrameActions node={node} left={rect.left} stage={stage} />}
      {infoOf(node).resizable && <ResizeHandles key={node.id} node={node} dom={node.dom} />}
    </div>
  );
}

const COMMANDS = ['moveUp', 'moveDown', 'duplicate', 'remove'] as const;

interface ActionsProps {
  readonly node: Node;
  /** The left edge of the frame on the stage. */
  readonly left: number;
  readonly stage: HTMLElement;
}

/** The bar above the selected Node. Its handle has the Node's `drag` connector, so it drags like the Node itself. */
function FrameActions({ node, left, stage }: ActionsProps) {
  const { id } = node;
  const { parent } = node.data;
  const name = nameOf(node);
  const {
    connectors: { drag },
  } = useEditor();
  const { run } = useCommands();
  const bar = useRef<HTMLFieldSetElement>(null);
  const [shift, setShift] = useState(0);
  // Keeps the bar from extending past the right edge of the stage; after every render, as its width follows its content.
  useLayoutEffect(() => {
    setShift(Math.min(0, stage.clientWidth - left - (bar.current?.offsetWidth ?? 0) - 4));
  });
  const handle = useCallback(
    (element: HTMLElement | null) => {
      if (element) drag(element, id);
    },
    [drag, id],
  );
  return (
    <fieldset ref={bar} className="frame-actions" style={{ translate: `${shift}px` }}>
      <legend className="visually-hidden">Actions for {name}</legend>
      {parent ? (
        <>
          <span ref={handle} className="frame-label frame-handle" title="Drag to move">
            <Icon name="move" />
            {name}
          </span>
          <IconButton icon="parent" label="Select parent" onClick={() => run('select', parent)} />
          {COMMANDS.map((command) => (
            <CommandButton key={command} id={id} command={command} />
          ))}
        </>
      ) : (
        <span className="frame-label">{name}</span>
      )}
    </fieldset>
  );
}
