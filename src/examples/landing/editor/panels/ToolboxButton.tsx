import { useEditor } from '@craftjs/core';
import { type KeyboardEvent, useCallback } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notices.ts';
import { draggedTool } from '../canvas/DropHint.tsx';
import { useCommands } from '../commands/use-commands.ts';
import type { ToolboxItem } from './toolbox-items.tsx';

/**
 * An item of the toolbox: dragged onto the page, or pressed to add it next to the selection. Not a `<button>`, because
 * Firefox does not start a drag on one (https://bugzilla.mozilla.org/show_bug.cgi?id=568313).
 */
export function ToolboxButton({ item }: { readonly item: ToolboxItem }) {
  const {
    connectors: { create },
    actions: { selectNode },
  } = useEditor();
  const { add } = useCommands();
  const { name, icon, element } = item;
  const tool = useCallback(
    (button: HTMLElement | null) => {
      if (!button) return;
      create(button, element, {
        onCreate: ({ rootNodeId }) => {
          selectNode(rootNodeId);
          notify(`Added ${name}.`);
        },
      });
    },
    [create, selectNode, element, name],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat) return;
    event.preventDefault();
    add(element, name);
  };
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div
        ref={tool}
        role="button"
        tabIndex={0}
        className="tool"
        title={`Drag ${name} onto the page, or press to add it`}
        aria-label={name}
        onClick={() => add(element, name)}
        onKeyDown={onKeyDown}
        onDragStart={() => draggedTool.set(name)}
      >
        <Icon name={icon} />
        <span aria-hidden="true">{name}</span>
      </div>
    </li>
  );
}
