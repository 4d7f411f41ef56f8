import { type NodeData, ROOT_NODE, type SerializedNodes, serializeNode, useEditor } from '@craftjs/core';
import { type ReactElement, useId, useRef } from 'react';
import { docUrl, sourceOf } from '../../../shared/site-links.ts';
import { SAMPLE_PAGE } from '../../sample/sample-page.tsx';
import { autosave } from '../../storage/autosave.ts';
import { removePage } from '../../storage/page-storage.ts';
import { Icon } from '../../ui/icons.tsx';
import { MESSAGES } from '../../ui/messages.ts';
import { notify } from '../../ui/notices.ts';
import type { DialogName } from '../dialogs/OpenDialog.tsx';

/** The menu for the page as a whole. A native popover: Escape and a click elsewhere close it. */
export function PageMenu({ onOpen }: { readonly onOpen: (dialog: DialogName) => void }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const reset = useResetPage();
  const close = (then: () => void) => () => {
    menu.current?.hidePopover();
    then();
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        popoverTarget={id}
        aria-label="Page menu"
        title="Page menu"
      >
        <Icon name="menu" />
      </button>
      <div ref={menu} id={id} popover="auto" className="page-menu">
        <ul>
          <MenuButton label="Export…" onClick={close(() => onOpen('export'))} />
          <MenuButton label="Import…" onClick={close(() => onOpen('import'))} />
          <MenuButton label="Reset to the sample" onClick={close(reset)} />
          <MenuButton label="Keyboard shortcuts" onClick={close(() => onOpen('shortcuts'))} />
          <MenuLink label="Documentation" href={docUrl('overview')} />
          <MenuLink label="Source of this editor" href={sourceOf('landing')} />
        </ul>
      </div>
    </>
  );
}

function MenuButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <li>
      <button type="button" className="page-menu-item" onClick={onClick}>
        {label}
      </button>
    </li>
  );
}

function MenuLink({ label, href }: { readonly label: string; readonly href: string }) {
  return (
    <li>
      <a className="page-menu-item" href={href} target="_top">
        {label}
      </a>
    </li>
  );
}

/** Restores the sample page and removes the stored one. The reset can be undone, so there is no confirmation. */
function useResetPage(): () => void {
  const { actions, query } = useEditor();
  return () => {
    actions.deserialize(elementToPage(query, SAMPLE_PAGE));
    autosave.forget();
    removePage();
    notify(MESSAGES.reset, 'info');
  };
}

type Query = Pick<ReturnType<typeof useEditor>['query'], 'parseReactElement' | 'getOptions'>;

/** Returns the JSON of a page that is written as JSX, as `<Frame>` would create it. */
export function elementToPage(query: Query, element: ReactElement): SerializedNodes {
  const { nodes } = query.parseReactElement(element).toNodeTree((node, jsx) => {
    if (jsx === element) node.id = ROOT_NODE;
  });
  const { resolver } = query.getOptions();
  return Object.fromEntries(
    Object.values(nodes).map(({ id, data }) => [id, serializeNode(withoutChildren(data), resolver)]),
  );
}

/** Removes children that became Nodes, which are still elements in the props of a fresh tree. */
function withoutChildren(data: NodeData): NodeData {
  const { children: _, ...props } = data.props;
  return { ...data, props };
}
