import { ROOT_NODE, type SerializedNodes, serializeNode, useEditor } from '@craftjs/core';
import { lazy, type ReactElement, Suspense, useId, useRef, useState } from 'react';
import { docUrl, sourceOf } from '../../../shared/site-links.ts';
import { SAMPLE_PAGE } from '../../sample/sample-page.tsx';
import { autosave } from '../../storage/autosave.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { notify } from '../../ui/notices.ts';

/** The menu for the page as a whole. A native popover: Escape and a click elsewhere close it. */
export function PageMenu() {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'export' | 'import' | 'shortcuts'>();
  const { actions, query } = useEditor();
  /** Restores the sample page and removes the stored one. The reset can be undone, so there is no confirmation. */
  const reset = () => {
    actions.deserialize(elementToPage(query, SAMPLE_PAGE));
    autosave.forget();
    notify('The page was reset to the sample. Undo restores yours.', 'info');
  };
  const entries = {
    'Export…': () => setDialog('export'),
    'Import…': () => setDialog('import'),
    'Reset to the sample': reset,
    'Keyboard shortcuts': () => setDialog('shortcuts'),
  };
  const choose = (act: () => void) => {
    menu.current?.hidePopover();
    act();
  };
  return (
    <>
      <IconButton icon="menu" label="Page menu" popoverTarget={id} />
      <div ref={menu} id={id} popover="auto" className="page-menu">
        <ul>
          {Object.entries(entries).map(([label, act]) => (
            <li key={label}>
              <button type="button" className="page-menu-item" onClick={() => choose(act)}>
                {label}
              </button>
            </li>
          ))}
          {Object.entries(LINKS).map(([label, href]) => (
            <li key={label}>
              <a className="page-menu-item" href={href} target="_top">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Suspense>
        {dialog === 'export' && <ExportDialog onClose={() => setDialog(undefined)} />}
        {dialog === 'import' && <ImportDialog onClose={() => setDialog(undefined)} />}
        {dialog === 'shortcuts' && <ShortcutsDialog onClose={() => setDialog(undefined)} />}
      </Suspense>
    </>
  );
}

const ExportDialog = lazy(async () => ({
  default: (await import('../dialogs/ExportDialog.tsx')).ExportDialog,
}));

const ImportDialog = lazy(async () => ({
  default: (await import('../dialogs/ImportDialog.tsx')).ImportDialog,
}));

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../keyboard/ShortcutsDialog.tsx')).ShortcutsDialog,
}));

const LINKS = { Documentation: docUrl('overview'), 'Source of this editor': sourceOf('landing') };

type Query = Pick<ReturnType<typeof useEditor>['query'], 'parseReactElement' | 'getOptions'>;

/** Returns the JSON of a page that is written as JSX, as `<Frame>` would create it. */
export function elementToPage(query: Query, element: ReactElement): SerializedNodes {
  const { nodes } = query.parseReactElement(element).toNodeTree((node, jsx) => {
    if (jsx === element) node.id = ROOT_NODE;
  });
  const { resolver } = query.getOptions();
  return Object.fromEntries(
    Object.values(nodes).map(({ id, data }) => {
      // Children that became Nodes are still elements in the props of a fresh tree.
      const { children: _, ...props } = data.props;
      return [id, serializeNode({ ...data, props }, resolver)];
    }),
  );
}
