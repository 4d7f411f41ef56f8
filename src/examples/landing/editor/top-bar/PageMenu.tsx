import { useEditor } from '@craftjs/core';
import { useId, useRef, useState } from 'react';
import { SAMPLE_PAGE } from '../../storage/sample-page.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { notify } from '../../ui/notices.ts';
import { ExportDialog } from '../dialogs/ExportDialog.tsx';
import { ImportDialog } from '../dialogs/ImportDialog.tsx';

/** The menu for the page as a whole. A native popover: Escape and a click elsewhere close it. */
export function PageMenu() {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [Shown, setShown] = useState<typeof ImportDialog>();
  const { actions } = useEditor();
  const entries = {
    'Export…': () => setShown(() => ExportDialog),
    'Import…': () => setShown(() => ImportDialog),
    // This can be undone, so there is no confirmation.
    'Reset to the sample': () => {
      actions.deserialize(SAMPLE_PAGE);
      notify('The page was reset to the sample. Undo restores yours.', 'info');
    },
  };
  const choose = (act: () => void) => {
    menu.current?.hidePopover();
    act();
  };
  return (
    <>
      <IconButton icon="menu" label="Page menu" popoverTarget={id} />
      <div ref={menu} id={id} popover="auto" className="menu">
        <ul>
          {Object.entries(entries).map(([label, act]) => (
            <li key={label}>
              <button type="button" className="menu-item" onClick={() => choose(act)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {Shown && <Shown onClose={() => setShown(undefined)} />}
    </>
  );
}
