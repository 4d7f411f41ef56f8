import { Element, ROOT_NODE, useEditor } from '@craftjs/core';
import type { ReactElement } from 'react';
import { Button } from '../components/Button.tsx';
import { Card } from '../components/Card.tsx';
import { Container } from '../components/Container.tsx';
import { Text } from '../components/Text.tsx';
import { addRegions } from './add-regions.ts';

const entries = [
  { label: 'Text', element: <Text /> },
  { label: 'Button', element: <Button /> },
  {
    label: 'Container',
    element: <Element is={Container} canvas padding={20} />,
  },
  { label: 'Card', element: <Card /> },
];

export function Toolbox() {
  const { actions, connectors, enabled, query } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));

  function newTree(element: ReactElement) {
    return addRegions(query, query.parseReactElement(element).toNodeTree());
  }

  function append(element: ReactElement) {
    const tree = newTree(element);
    actions.addNodeTree(tree, ROOT_NODE);
    actions.selectNode(tree.rootNodeId);
  }

  return (
    <section className="panel" aria-labelledby="toolbox-title">
      <h2 id="toolbox-title">Drag to add</h2>
      <ul className="toolbox">
        {entries.map(({ label, element }) => (
          <li
            key={label}
            ref={(el) => {
              if (el) connectors.create(el, () => newTree(element));
            }}
          >
            {label}
            <button
              type="button"
              aria-label={`Add ${label} at the end`}
              disabled={!enabled}
              onClick={() => append(element)}
            >
              +
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
