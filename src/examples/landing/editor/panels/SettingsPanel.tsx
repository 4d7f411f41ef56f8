import { type Node, ROOT_NODE, useEditor } from '@craftjs/core';
import { createElement } from 'react';
import { iconOf, infoOf, nameOf } from '../../components/component-info.ts';
import { TYPING_STEP_MS } from '../../settings/settings-panel.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useSelectedNode } from '../commands/editor-access.ts';
import { useCommands } from '../commands/use-commands.ts';
import { CommandButton } from '../keyboard/CommandButton.tsx';

/** The settings of the selected Node: those of every Node, then those of its component. */
export function SettingsPanel() {
  const node = useSelectedNode();
  if (node === undefined) return <NothingSelected />;
  const { accepts, keeps } = infoOf(node);
  const rules = [accepts, keeps].filter((rule) => rule !== undefined).join(' and ');
  const { settings } = node.related;
  return (
    <div className="settings">
      <NodeSettings node={node} />
      {rules !== '' && (
        <p className="settings-rules">
          <strong>Rule:</strong> it {rules}.
        </p>
      )}
      {settings && createElement(settings)}
    </div>
  );
}

function NothingSelected() {
  return (
    <div className="settings-none">
      <p>Select something on the page to change it.</p>
      <ul>
        <li>Click to select; double-click to edit text.</li>
        <li>Drag to move; the amber line shows where it will land.</li>
        <li>Press a component in the toolbox to add it next to the selection.</li>
      </ul>
    </div>
  );
}

const COMMANDS = ['moveUp', 'moveDown', 'moveIn', 'moveOut', 'duplicate', 'remove'] as const;

/** The name and the actions, which every Node has. */
function NodeSettings({ node }: { readonly node: Node }) {
  const { actions } = useEditor();
  const { run } = useCommands();
  const { id } = node;
  const { displayName: component, hidden } = node.data;
  const rename = (value: string) =>
    actions.history.throttle(TYPING_STEP_MS).setCustom(id, (custom: { displayName?: string }) => {
      custom.displayName = value;
    });
  return (
    <header className="settings-header">
      <div className="settings-name">
        <Icon name={iconOf(node)} />
        <input
          aria-label={`Name of this ${component}`}
          value={nameOf(node)}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => rename(target.value)}
        />
        <span className="settings-component">{component}</span>
      </div>
      {id !== ROOT_NODE && (
        <fieldset className="settings-actions">
          <legend className="visually-hidden">Actions</legend>
          {COMMANDS.map((command) => (
            <CommandButton key={command} id={id} command={command} />
          ))}
          <IconButton
            icon={hidden ? 'eyeOff' : 'eye'}
            label={hidden ? 'Show' : 'Hide'}
            onClick={() => run('toggleVisibility', id)}
          />
        </fieldset>
      )}
    </header>
  );
}
