import { type EditorState, type Node, type NodeId, ROOT_NODE, useEditor } from '@craftjs/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { iconOf, labelOf, nameOf, textOf } from '../../components/component-info.ts';
import { Icon } from '../../ui/icons.tsx';
import { reveal } from '../../ui/reveal.ts';

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
    reveal(row, list, ROW_PX);
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
        <LayerItem key={row.node.id} {...row} isTabStop={row.node.id === tabStop} onToggle={toggle} />
      ))}
    </div>
  );
}

/** The height of a row. */
const ROW_PX = 30;

/** A row of the layers panel. */
interface LayerRow {
  readonly node: Node;
  /** 1 for the page. */
  readonly level: number;
  /** Undefined if there is nothing to open. */
  readonly isOpen: boolean | undefined;
}

interface ItemProps {
  readonly isTabStop: boolean;
  readonly onToggle: (id: NodeId) => void;
}

/** A row of the layers. The button in it is for the pointer: by keyboard, the arrow keys open and close rows. */
function LayerItem({ node, level, isOpen, isTabStop, onToggle }: LayerRow & ItemProps) {
  const { actions } = useEditor();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it handles the keys for all rows.
    <div
      role="treeitem"
      className="layer"
      style={{ '--level': level }}
      data-layer={node.id}
      tabIndex={isTabStop ? 0 : -1}
      aria-level={level}
      aria-selected={node.events.selected}
      aria-expanded={isOpen}
      aria-label={labelOf(node)}
      onClick={() => actions.selectNode(node.id)}
    >
      <span aria-hidden="true" className="layer-row">
        <button
          type="button"
          className="icon-button layer-button"
          tabIndex={-1}
          hidden={isOpen === undefined}
          onClick={(event) => {
            event.stopPropagation();
            onToggle(node.id);
          }}
        >
          <Icon name="chevron" />
        </button>
        <Icon name={iconOf(node)} />
        <span className="layer-name">
          {nameOf(node)} <span className="layer-text">{textOf(node)}</span>
        </span>
      </span>
    </div>
  );
}

/** Returns the visible rows from top to bottom, including those inside open ones. */
function layerRows(
  nodes: EditorState['nodes'],
  open: ReadonlySet<NodeId>,
  id: NodeId = ROOT_NODE,
  level = 1,
): readonly LayerRow[] {
  const node = nodes[id];
  if (node === undefined) return [];
  const children = node.data.nodes;
  const isOpen = children.length === 0 ? undefined : open.has(id);
  const inside = isOpen ? children.flatMap((child) => layerRows(nodes, open, child, level + 1)) : [];
  return [{ node, level, isOpen }, ...inside];
}

/**
 * Returns what a key does in the ARIA tree pattern (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/): the Node that
 * it selects, or `toggle` if the row opens or closes. Undefined for other keys.
 */
function layerKey(press: KeyboardEvent, rows: readonly LayerRow[], current: NodeId | undefined) {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  const index = rows.findIndex(({ node }) => node.id === current);
  const row = rows[index];
  if (row === undefined) return undefined;
  const { node, isOpen } = row;
  const targets: Readonly<Partial<Record<string, NodeId>>> = {
    ArrowDown: rows[index + 1]?.node.id ?? node.id,
    ArrowUp: rows[index - 1]?.node.id ?? node.id,
    Home: rows[0]?.node.id,
    End: rows.at(-1)?.node.id,
    ArrowRight: isOpen === false ? 'toggle' : (isOpen && rows[index + 1]?.node.id) || node.id,
    ArrowLeft: isOpen ? 'toggle' : (node.data.parent ?? node.id),
    Enter: node.id,
    ' ': node.id,
  };
  return targets[press.key];
}
