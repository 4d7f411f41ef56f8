import { type NodeId, ROOT_NODE, useEditor } from '@craftjs/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pathTo } from '../commands/editor-access.ts';
import { LayerItem } from './LayerItem.tsx';
import { layerKey, layerRows } from './layer-rows.ts';

/**
 * The page as a tree, in the ARIA tree pattern: one row is in the tab order, arrow keys move through the rows and
 * select. Shortcuts such as Alt+Up work here as everywhere.
 */
export function LayersPanel() {
  const [open, setOpen] = useState<ReadonlySet<NodeId>>(new Set([ROOT_NODE]));
  // The collector triggers rendering; the set of open rows is not part of the editor's state.
  const { actions, query, selected } = useEditor((state) => ({
    selected: [...state.events.selected][0],
    every: layerRows(state, new Set(Object.keys(state.nodes))),
  }));
  const rows = layerRows(query.getState(), open);
  const tree = useRef<HTMLDivElement>(null);

  const shown = rows.find(({ isSelected }) => isSelected)?.id;
  const tabStop = shown ?? rows[0]?.id;
  const toggle = (id: NodeId) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));

  // Reveals a Node that was selected elsewhere.
  useEffect(() => {
    const around = pathTo(query.getState(), selected).slice(0, -1);
    setOpen((before) => new Set([...before, ...around.map(({ id }) => id)]));
  }, [selected, query]);

  // Moves the focus to a row that the keyboard has selected, if the focus is in the tree.
  useEffect(() => {
    const list = tree.current;
    if (!list || shown === undefined) return;
    const row = list.querySelector<HTMLElement>(`[data-layer="${shown}"]`);
    if (list.contains(document.activeElement)) row?.focus({ preventScroll: true });
    if (row) scrollRowIntoView(list, row);
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = layerKey(event, rows, tabStop);
    if (step === undefined) return;
    event.preventDefault();
    // Nothing is announced: screen readers say the row that gets the focus.
    if (step.select !== undefined) actions.selectNode(step.select);
    if (step.toggles && tabStop !== undefined) toggle(tabStop);
  };

  return (
    <div ref={tree} className="layers" role="tree" aria-label="Layers" onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <LayerItem
          key={row.id}
          row={row}
          isTabStop={row.id === tabStop}
          onSelect={() => actions.selectNode(row.id)}
          onToggle={() => toggle(row.id)}
        />
      ))}
    </div>
  );
}

function scrollRowIntoView(list: HTMLElement, row: HTMLElement): void {
  const { top, bottom } = row.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  if (top < view.top) list.scrollBy({ top: top - view.top });
  else if (bottom > view.bottom) list.scrollBy({ top: bottom - view.bottom });
}
