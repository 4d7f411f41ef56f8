import { type NodeId, useEditor } from '@craftjs/core';
import { iconOf, nameOf } from '../../components/component-info.ts';
import { TYPING_STEP_MS } from '../../settings/use-settings.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { type NodeCommand, useCommands } from '../commands/use-commands.ts';
import { useVisibility } from './use-visibility.ts';

interface Action {
  readonly command: NodeCommand;
  readonly icon: IconName;
  readonly label: string;
  readonly keys: string;
}

const ACTIONS: readonly Action[] = [
  { command: 'moveUp', icon: 'up', label: 'Move up', keys: 'Alt+ArrowUp' },
  { command: 'moveDown', icon: 'down', label: 'Move down', keys: 'Alt+ArrowDown' },
  { command: 'moveIn', icon: 'into', label: 'Move into the container beside it', keys: 'Alt+ArrowRight' },
  { command: 'moveOut', icon: 'out', label: 'Move out of its container', keys: 'Alt+ArrowLeft' },
  { command: 'duplicate', icon: 'copy', label: 'Duplicate', keys: 'Control+D Meta+D' },
  { command: 'remove', icon: 'trash', label: 'Delete', keys: 'Delete' },
];

/** The name and the actions, which every Node has. */
export function NodeSettings({ id, component }: { readonly id: NodeId; readonly component: string }) {
  const { actions, name, icon, isHidden, isRoot } = useEditor((state) => {
    const node = state.nodes[id];
    return {
      name: node ? nameOf(node) : '',
      icon: node ? iconOf(node) : 'box',
      isHidden: node?.data.hidden ?? false,
      isRoot: !node?.data.parent,
    };
  });
  const { run } = useCommands();
  const toggleVisibility = useVisibility();
  const rename = (value: string) =>
    actions.history.throttle(TYPING_STEP_MS).setCustom(id, (custom: { displayName?: string }) => {
      custom.displayName = value;
    });
  return (
    <header className="settings-header">
      <div className="settings-name">
        <Icon name={icon} />
        <input
          aria-label={`Name of this ${component}`}
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => rename(target.value)}
        />
        <span className="settings-component">{component}</span>
      </div>
      {!isRoot && (
        <fieldset className="settings-actions">
          <legend className="visually-hidden">Actions</legend>
          {ACTIONS.map(({ command, icon: actionIcon, label, keys }) => (
            <IconButton
              key={command}
              icon={actionIcon}
              label={label}
              keys={keys}
              onClick={() => run(command, id)}
            />
          ))}
          <IconButton
            icon={isHidden ? 'eyeOff' : 'eye'}
            label={isHidden ? 'Show' : 'Hide'}
            onClick={() => toggleVisibility(id)}
          />
        </fieldset>
      )}
    </header>
  );
}
