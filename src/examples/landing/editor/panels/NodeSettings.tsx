import { type NodeId, useEditor } from '@craftjs/core';
import { iconOf, nameOf } from '../../components/component-info.ts';
import { TYPING_STEP_MS } from '../../settings/settings-panel.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useCommands } from '../commands/use-commands.ts';
import { CommandButton } from '../keyboard/CommandButton.tsx';

const COMMANDS = ['moveUp', 'moveDown', 'moveIn', 'moveOut', 'duplicate', 'remove'] as const;

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
          {COMMANDS.map((command) => (
            <CommandButton key={command} id={id} command={command} />
          ))}
          <IconButton
            icon={isHidden ? 'eyeOff' : 'eye'}
            label={isHidden ? 'Show' : 'Hide'}
            onClick={() => run('toggleVisibility', id)}
          />
        </fieldset>
      )}
    </header>
  );
}
