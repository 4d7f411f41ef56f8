import type { Node } from '@craftjs/core';
import { createElement } from 'react';
import { iconOf, infoOf, nameOf } from '../../components/component-info.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useSelectedNode } from '../commands/editor-access.ts';
import { useCommands } from '../commands/use-commands.ts';
import { labelAndKeys } from '../keyboard/shortcuts.ts';

/** The name of the selected Node, its actions, its rules, and the settings of its component. */
export function SettingsPanel() {
  const node = useSelectedNode();
  if (node === undefined) return <NothingSelected />;
  const { accepts, keeps } = infoOf(node);
  const rules = [accepts, keeps].filter((rule) => rule !== undefined).join(' and ');
  const name = nameOf(node);
  const { settings } = node.related;
  return (
    <div className="settings">
      <h3 className="settings-name">
        <Icon name={iconOf(node)} />
        {name}
        {name !== node.data.displayName && <span className="chip">{node.data.displayName}</span>}
      </h3>
      {node.data.parent && <NodeActions node={node} parent={node.data.parent} />}
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
        <li>
          Keys on the page: arrows select, with Alt they move; Enter edits, Delete deletes; Control or ⌘ with
          Z, Y and D undoes, redoes and duplicates.
        </li>
      </ul>
    </div>
  );
}

const COMMANDS = [
  ['moveUp', 'up'],
  ['moveDown', 'down'],
  ['moveIn', 'into'],
  ['moveOut', 'out'],
  ['duplicate', 'copy'],
  ['remove', 'trash'],
] as const;

/** The actions for a Node, which also have keys. */
function NodeActions({ node, parent }: { readonly node: Node; readonly parent: string }) {
  const { run } = useCommands();
  return (
    <fieldset className="settings-actions">
      <legend className="visually-hidden">Actions for {nameOf(node)}</legend>
      <IconButton icon="parent" label="Select parent" onClick={() => run('select', parent)} />
      {COMMANDS.map(([command, icon]) => (
        <IconButton
          key={command}
          icon={icon}
          {...labelAndKeys(command)}
          onClick={() => run(command, node.id)}
        />
      ))}
    </fieldset>
  );
}
