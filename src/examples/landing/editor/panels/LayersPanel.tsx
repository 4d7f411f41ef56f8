import { type NodeId, ROOT_NODE, useEditor } from '@craftjs/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LayerItem } from './LayerItem.tsx';
import { layerKey, layerRows } from './layer-rows.ts';

/**
 * The page as a tree, in the ARIA tree pattern: one row is in the tab order, arrow keys move through the rows and
 * select. Shortcuts such as Alt+Up work here as everywhere.
 */
export function LayersPanel() {
  const [open, setOpen] = useState<ReadonlySet<NodeId>>(new Set([ROOT_NODE]));
  const { actions, query, nodes, selected } = useEditor(({ nodes, events }) => ({
    nodes,
    selected: [...events.selected][0],
  }));
  const rows = layerRows(nodes, open);
  const tree = useRef<HTMLDivElement>(null);

  const shown = rows.find(({ node }) => node.id === selected)?.node.id;
  const tabStop = shown ?? ROOT_NODE;
  const toggle = (id: NodeId) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));

  // Reveals a Node that was selected elsewhere.
  useEffect(() => {
    if (selected === undefined) return;
    const around = query.node(selected).ancestors(true);
    setOpen((before) => new Set([...before, ...around]));
  }, [selected, query]);

  // Moves the focus to a row that the keyboard has selected, if the focus is in the tree.
  useEffect(() => {
    const list = tree.current;
    if (!list || shown === undefined) return;
    const row = list.querySelector<HTMLElement>(`[data-layer="${shown}"]`);
    if (row === null) return;
    if (list.contains(document.activeElement)) row.focus({ preventScroll: true });
    const [{ top, bottom }, view] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
    // Not `scrollIntoView`, which would also scroll the page around an embedded editor.
    if (top < view.top) list.scrollBy({ top: top - view.top });
    else if (bottom > view.bottom) list.scrollBy({ top: bottom - view.bottom });
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = layerKey(event, rows, tabStop);
    if (target === undefined) return;
    event.preventDefault();
    // Nothing is announced: screen readers say the row that gets the focus.
    if (target === 'toggle') toggle(tabStop);
    else actions.selectNode(target);
  };

  return (
    <div ref={tree} className="layers" role="tree" aria-label="Layers" onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <LayerItem
          key={row.node.id}
          row={row}
          isTabStop={row.node.id === tabStop}
          onSelect={() => actions.selectNode(row.node.id)}
          onToggle={() => toggle(row.node.id)}
        />
      ))}
    </div>
  );
}
