import { type NodeId, useEditor } from '@craftjs/core';
import { createElement } from 'react';
import { iconOf, infoOf, nameOf } from '../../components/component-info.ts';
import { TYPING_STEP_MS } from '../../settings/settings-panel.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { selectedNode } from '../commands/editor-access.ts';
import { useCommands } from '../commands/use-commands.ts';
import { CommandButton } from '../keyboard/CommandButton.tsx';

/** The settings of the selected Node: those of every Node, then those of its component. */
export function SettingsPanel() {
  const { id, component, rules, settings } = useEditor((state) => {
    const node = selectedNode(state);
    if (node === undefined) return { id: undefined, component: '', rules: '', settings: undefined };
    const { accepts, keeps } = infoOf(node);
    return {
      id: node.id,
      component: node.data.displayName,
      rules: [accepts, keeps].filter((rule) => rule !== undefined).join(' and '),
      settings: node.related['settings'],
    };
  });
  if (id === undefined) return <NothingSelected />;
  return (
    <div className="settings">
      {/* The key is needed because a collector keeps the values of a Node until something changes. */}
      <NodeSettings key={id} id={id} component={component} />
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
        <li>Click selects, double click edits a text.</li>
        <li>Drag moves it; the amber line shows where it will land.</li>
        <li>Press a component in the toolbox to add it next to the selection.</li>
      </ul>
    </div>
  );
}

const COMMANDS = ['moveUp', 'moveDown', 'moveIn', 'moveOut', 'duplicate', 'remove'] as const;

/** The name and the actions, which every Node has. */
function NodeSettings({ id, component }: { readonly id: NodeId; readonly component: string }) {
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
