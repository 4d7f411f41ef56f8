import { type Node, ROOT_NODE } from '@craftjs/core';
import { iconOf, labelOf, nameOf, textOf } from '../../components/component-info.ts';
import { Icon } from '../../ui/icons.tsx';
import { useCommands } from '../commands/use-commands.ts';

/** A row of the layers panel. */
export interface LayerRow {
  readonly node: Node;
  /** 1 for the page. */
  readonly level: number;
  /** Undefined if there is nothing to open. */
  readonly isOpen: boolean | undefined;
}

interface Props {
  readonly row: LayerRow;
  readonly isTabStop: boolean;
  readonly onSelect: () => void;
  readonly onToggle: () => void;
}

/**
 * A row of the layers. The small buttons in it are for the pointer: by keyboard, the arrow keys open and close rows,
 * and the settings of the selection hide and show it.
 */
export function LayerItem({ row: { node, level, isOpen }, isTabStop, onSelect, onToggle }: Props) {
  const { run } = useCommands();
  const isHidden = node.data.hidden;
  const pointerButton = (icon: 'chevron' | 'eye' | 'eyeOff', isOn: boolean, act: () => void) => (
    <button
      type="button"
      className="layer-button"
      data-icon={icon}
      data-on={isOn || undefined}
      tabIndex={-1}
      onClick={(event) => {
        event.stopPropagation();
        act();
      }}
    >
      <Icon name={icon} />
    </button>
  );
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
      aria-label={isHidden ? `${labelOf(node)} (hidden)` : labelOf(node)}
      onClick={onSelect}
    >
      <span aria-hidden="true" className="layer-row" data-hidden={isHidden || undefined}>
        {isOpen === undefined ? <span className="layer-space" /> : pointerButton('chevron', isOpen, onToggle)}
        <Icon name={iconOf(node)} />
        <span className="layer-name">
          {nameOf(node)} <span className="layer-text">{textOf(node)}</span>
        </span>
        {node.id !== ROOT_NODE &&
          pointerButton(isHidden ? 'eyeOff' : 'eye', isHidden, () => run('toggleVisibility', node.id))}
      </span>
    </div>
  );
}
