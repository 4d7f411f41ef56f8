import { Icon } from '../../ui/icons.tsx';
import type { StyleWithVariables } from '../../values/style.ts';
import { useCommands } from '../commands/use-commands.ts';
import type { LayerRow } from './layer-rows.ts';

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
export function LayerItem({ row, isTabStop, onSelect, onToggle }: Props) {
  const { run } = useCommands();
  const style: StyleWithVariables = { '--level': row.level };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it handles the keys for all rows.
    <div
      role="treeitem"
      className="layer"
      style={style}
      data-layer={row.id}
      tabIndex={isTabStop ? 0 : -1}
      aria-level={row.level}
      aria-selected={row.isSelected}
      aria-expanded={row.isOpen}
      aria-label={row.isHidden ? `${row.label} (hidden)` : row.label}
      onClick={onSelect}
    >
      <span aria-hidden="true" className="layer-row" data-hidden={row.isHidden || undefined}>
        {row.isOpen === undefined ? (
          <span className="layer-space" />
        ) : (
          <PointerButton icon="chevron" isOn={row.isOpen} onClick={onToggle} />
        )}
        <Icon name={row.icon} />
        <span className="layer-name">
          {row.name}
          {row.text !== '' && <span className="layer-text"> {row.text}</span>}
        </span>
        {row.parent && (
          <PointerButton
            icon={row.isHidden ? 'eyeOff' : 'eye'}
            isOn={row.isHidden}
            onClick={() => run('toggleVisibility', row.id)}
          />
        )}
      </span>
    </div>
  );
}

interface PointerButtonProps {
  readonly icon: 'chevron' | 'eye' | 'eyeOff';
  readonly isOn: boolean;
  readonly onClick: () => void;
}

function PointerButton({ icon, isOn, onClick }: PointerButtonProps) {
  return (
    <button
      type="button"
      className="layer-button"
      data-icon={icon}
      data-on={isOn || undefined}
      tabIndex={-1}
      onClick={(event) => {
        event.stopPropagation();
        onClick();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
