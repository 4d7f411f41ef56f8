import { type NodeId, useEditor } from '@craftjs/core';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useCommands } from '../commands/use-commands.ts';
import { CommandButton } from '../keyboard/CommandButton.tsx';

const COMMANDS = ['moveUp', 'moveDown', 'duplicate', 'remove'] as const;

interface Props {
  readonly id: NodeId;
  readonly name: string;
  /** Absent for the root. */
  readonly parent: NodeId | undefined;
  /** The left edge of the frame on the stage. */
  readonly left: number;
  readonly stage: HTMLElement;
}

/** The bar above the selected Node. Its handle has the Node's `drag` connector, so it drags like the Node itself. */
export function FrameActions({ id, name, parent, left, stage }: Props) {
  const {
    connectors: { drag },
  } = useEditor();
  const { run } = useCommands();
  const bar = useRef<HTMLFieldSetElement>(null);
  const shift = useShiftIntoView(bar, left, stage);
  const handle = useCallback(
    (element: HTMLElement | null) => {
      if (element) drag(element, id);
    },
    [drag, id],
  );
  return (
    <fieldset ref={bar} className="frame-actions" style={{ translate: `${shift}px` }}>
      <legend className="visually-hidden">Actions for {name}</legend>
      {parent === undefined ? (
        <span className="frame-label">{name}</span>
      ) : (
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
      )}
    </fieldset>
  );
}

/** Returns the pixels by which the bar must move so that it does not extend past the right edge of the stage. */
function useShiftIntoView(
  bar: { readonly current: HTMLElement | null },
  left: number,
  stage: HTMLElement,
): number {
  const [shift, setShift] = useState(0);
  // After every render: the bar's width changes with its content.
  useLayoutEffect(() => {
    const room = stage.clientWidth - left - (bar.current?.offsetWidth ?? 0) - 4;
    setShift(Math.min(0, room));
  });
  return shift;
}
