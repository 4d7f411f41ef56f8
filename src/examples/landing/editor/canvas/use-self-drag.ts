import { useEditor } from '@craftjs/core';
import { useEffect } from 'react';
import { readingOrder } from '../commands/commands.ts';

/** Milliseconds after which the drag begins. */
const PAUSE_MS = 1200;

/** What readers do when they take over, in the editor or on the page around it. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Where there is a mouse, room for the whole page, and no wish for less motion. */
const FITTING = '(hover: hover) and (width >= 60rem) and (prefers-reduced-motion: no-preference)';

/**
 * Shows once that parts can be dragged: a drawn pointer moves the part beside the first heading to its other side. Any
 * sign of the reader stops it. The move is neither in the history nor, therefore, saved.
 */
export function useSelfDrag(isWanted: boolean): void {
  const { actions, query } = useEditor();
  useEffect(() => {
    if (!isWanted || !window.matchMedia(FITTING).matches) return;
    const ended = new AbortController();
    const stop = () => ended.abort();
    const timer = setTimeout(() => {
      const [, row = ''] = readingOrder(query);
      const parts = query.node(row).childNodes();
      const [from, to] = [parts.at(-1) ?? '', parts[0] ?? ''];
      const drop = () => actions.history.ignore().move(from, row, 0);
      const [dragged, target] = [from, to].map((id) => query.node(id).get().dom?.getBoundingClientRect());
      if (from !== to && dragged && target) drag(dragged, target, drop, ended.signal);
    }, PAUSE_MS);
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
    const options = { signal: ended.signal, passive: true };
    window.addEventListener('pointermove', stop, options);
    for (const view of reachableWindows()) {
      for (const sign of SIGNS) view.addEventListener(sign, stop, options);
    }
    return stop;
  }, [isWanted, actions, query]);
}

/** Returns the window of the editor, and that of the page around it if it is one of this site. */
function reachableWindows(): readonly Window[] {
  try {
    return window.parent.document === document ? [window] : [window, window.parent];
  } catch {
    return [window];
  }
}

/** Draws a part that is dragged from its place to the left of another one, and calls `drop` at the end. */
function drag(from: DOMRect, to: DOMRect, drop: () => void, signal: AbortSignal): void {
  const [ghost, line] = [drawn('self-drag', from), drawn('self-drag-line', to)];
  ghost.style.setProperty('--way', `${to.left - from.left - from.width / 3}px`);
  const remove = () => {
    ghost.remove();
    line.remove();
  };
  line.addEventListener('animationend', () => {
    line.remove();
    drop();
  });
  ghost.addEventListener('animationend', remove);
  signal.addEventListener('abort', remove);
}

function drawn(className: string, { left, top, width, height }: DOMRect): HTMLElement {
  const part = document.createElement('div');
  part.className = className;
  part.ariaHidden = 'true';
  Object.assign(part.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(part);
  return part;
}
