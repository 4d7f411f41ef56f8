import { useEditor } from '@craftjs/core';
import { createElement } from 'react';
import { infoOf } from '../../components/component-info.ts';
import { NodeSettings } from './NodeSettings.tsx';

/** The settings of the selected Node: those of every Node, then those of its component. */
export function SettingsPanel() {
  const { id, component, rules, settings } = useEditor((state) => {
    const [selected] = state.events.selected;
    const node = selected === undefined ? undefined : state.nodes[selected];
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
        <li>Drag moves it; the green line shows where it will land.</li>
        <li>Press a component in the toolbox to add it next to the selection.</li>
      </ul>
    </div>
  );
}
