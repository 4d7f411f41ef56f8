import { useEditor } from '@craftjs/core';
import { Fragment, type KeyboardEvent, type ReactElement, useCallback } from 'react';
import { Button } from '../../components/Button.tsx';
import { Container, KeepsAButton, OneVideo, OnlyButtons } from '../../components/boxes.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Text } from '../../components/Text.tsx';
import { Video } from '../../components/Video.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { notify } from '../../ui/notices.ts';
import { draggedTool } from '../canvas/DropHint.tsx';
import { useCommands } from '../commands/use-commands.ts';

/** An item that can be added to the page. */
interface Tool {
  readonly name: string;
  readonly icon: IconName;
  readonly element: ReactElement;
}

const BUTTON = <Button />;

const HEADING = <Text text="Heading" kind="heading" size={32} weight={700} leading={1.15} />;

const COLUMNS = (
  <Container direction="row">
    <Container grow />
    <Container grow />
  </Container>
);

const TOOLS: Readonly<Record<string, readonly Tool[]>> = {
  Basics: [
    { name: 'Container', icon: 'box', element: <Container /> },
    { name: 'Columns', icon: 'columns', element: COLUMNS },
    { name: 'Heading', icon: 'heading', element: HEADING },
    { name: 'Text', icon: 'text', element: <Text /> },
    { name: 'Button', icon: 'button', element: BUTTON },
    { name: 'Picture', icon: 'picture', element: <Picture /> },
    { name: 'Video', icon: 'video', element: <Video /> },
  ],
  'With rules': [
    { name: 'Only Buttons', icon: 'onlyButtons', element: <OnlyButtons>{BUTTON}</OnlyButtons> },
    { name: 'One Video', icon: 'oneVideo', element: <OneVideo /> },
    { name: 'Keeps a Button', icon: 'keepsButton', element: <KeepsAButton>{BUTTON}</KeepsAButton> },
  ],
};

/** The components that can be added to the page. */
export function Toolbox() {
  return (
    <section className="toolbox" aria-label="Components">
      {Object.entries(TOOLS).map(([title, tools]) => (
        <Fragment key={title}>
          <h2 className="toolbox-title">{title}</h2>
          <ul className="toolbox-items">
            {tools.map((tool) => (
              <ToolButton key={tool.name} tool={tool} />
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

/**
 * A component that is dragged onto the page, or pressed to add it next to the selection. Not a `<button>`, because
 * Firefox does not start a drag on one (https://bugzilla.mozilla.org/show_bug.cgi?id=568313).
 */
function ToolButton({ tool: { name, icon, element } }: { readonly tool: Tool }) {
  const {
    connectors: { create },
    actions: { selectNode },
  } = useEditor();
  const { add } = useCommands();
  const connect = useCallback(
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
        ref={connect}
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
