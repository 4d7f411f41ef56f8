import { ROOT_NODE, useEditor } from '@craftjs/core';
import { useEffect } from 'react';
import { readingOrder } from '../commands/select.ts';

/** Milliseconds after which the drag begins, and for which it lasts. */
const PAUSE_MS = 1200;
const DRAG_MS = 3000;

/** The point of the drag at which the part is dropped. */
const DROP = 0.75;

/** What readers do when they take over, in the editor or on the page around it. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Where there is a mouse, room for the whole page, and no wish for less motion. */
const FITTING = '(hover: hover) and (width >= 60rem) and (prefers-reduced-motion: no-preference)';

/**
 * Shows once that parts can be dragged: a drawn pointer moves the part beside the first heading to its other side. Any
 * sign of the reader stops it. The move is neither in the history nor, therefore, saved.
 */
export function useSelfDrag(isWanted: boolean): void {
  const { actions, query, isThere } = useEditor((state) => ({
    isThere: Boolean(state.nodes[ROOT_NODE]?.dom),
  }));
  useEffect(() => {
    if (!isWanted || !isThere || !window.matchMedia(FITTING).matches) return;
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
  }, [isWanted, isThere, actions, query]);
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
  const [ghost, line] = [document.createElement('div'), document.createElement('div')];
  ghost.className = 'self-drag';
  line.className = 'self-drag-line';
  for (const part of [ghost, line]) part.ariaHidden = 'true';
  Object.assign(ghost.style, place(from));
  Object.assign(line.style, place(to));
  document.body.append(line, ghost);
  const end = `${to.left - from.left - from.width / 3}px 0`;
  const timing = { duration: DRAG_MS, easing: 'ease-in-out', fill: 'both' } as const;
  const moves = [
    ghost.animate(
      [
        { opacity: 0, translate: '0 0' },
        { opacity: 1, translate: '0 0', offset: 0.2 },
        { opacity: 1, translate: end, offset: DROP },
        { opacity: 0, translate: end },
      ],
      timing,
    ),
    line.animate(
      [
        { opacity: 0, offset: 0.4 },
        { opacity: 1, offset: 0.5 },
        { opacity: 1, offset: DROP },
        { opacity: 0, offset: DROP },
      ],
      timing,
    ),
  ];
  const timer = setTimeout(drop, DRAG_MS * DROP);
  const remove = () => {
    clearTimeout(timer);
    for (const move of moves) move.cancel();
    ghost.remove();
    line.remove();
  };
  signal.addEventListener('abort', remove);
  moves[0]?.addEventListener('finish', remove);
}

function place({ left, top, width, height }: DOMRect): Partial<CSSStyleDeclaration> {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}
