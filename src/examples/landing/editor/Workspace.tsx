import { useEditor } from '@craftjs/core';
import { type ReactNode, useState } from 'react';
import type { DialogName } from './dialogs/OpenDialog.tsx';
import { Icon } from './icons.tsx';
import { useShortcuts } from './keyboard/use-shortcuts.ts';
import { Breadcrumb } from './panels/Breadcrumb.tsx';
import { Sidebar } from './panels/Sidebar.tsx';
import { Toolbox } from './panels/Toolbox.tsx';
import { TopBar } from './top-bar/TopBar.tsx';
import { useTellLoaded } from './use-tell-loaded.ts';

interface Props {
  readonly isEmbedded: boolean;
  readonly onOpen: (dialog: DialogName) => void;
  /** The canvas. */
  readonly children: ReactNode;
}

/** Arranges the parts of the editor. While the page is viewed, only the bar and the page are there. */
export function Workspace({ isEmbedded, onOpen, children }: Props) {
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const [isSheetOpen, setSheetOpen] = useState(false);
  useShortcuts();
  useTellLoaded();
  return (
    <div className="workspace" data-embedded={isEmbedded || undefined} data-mode={enabled ? 'edit' : 'view'}>
      <TopBar isEmbedded={isEmbedded} onOpen={onOpen} />
      {enabled && <Toolbox />}
      {children}
      {enabled && (
        <>
          <Breadcrumb />
          <button
            type="button"
            className="sheet-button"
            aria-expanded={isSheetOpen}
            aria-controls="sidebar"
            onClick={() => setSheetOpen(!isSheetOpen)}
          >
            <Icon name={isSheetOpen ? 'close' : 'sliders'} />
            {isSheetOpen ? 'Close' : 'Settings'}
          </button>
          <Sidebar isOpen={isSheetOpen} />
        </>
      )}
    </div>
  );
}
