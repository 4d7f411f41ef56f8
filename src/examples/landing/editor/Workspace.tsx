import { ROOT_NODE, useEditor } from '@craftjs/core';
import { type ReactNode, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { afterNextPaint } from '../../../app/platform/document/after-next-paint.ts';
import { Icon } from '../ui/icons.tsx';
import { readingOrder } from './commands/commands.ts';
import { useShortcuts } from './keyboard/use-shortcuts.ts';
import { LayersPanel } from './panels/LayersPanel.tsx';
import { SettingsPanel } from './panels/SettingsPanel.tsx';
import { Toolbox } from './panels/Toolbox.tsx';
import { TopBar } from './top-bar/TopBar.tsx';

interface Props {
  readonly isEmbedded: boolean;
  readonly children: ReactNode;
}

/** Arranges the parts of the editor. While the page is viewed, only the bar and the page are rendered. */
export function Workspace({ isEmbedded, children }: Props) {
  const { enabled, hasPage } = useEditor((state) => ({
    enabled: state.options.enabled,
    hasPage: Boolean(state.nodes[ROOT_NODE]?.dom),
  }));
  // The panels come after the page, in tasks of their own: at first, each Node would notify them.
  const isThere = useDeferredValue(hasPage, false);
  useShortcuts();
  useStart(isEmbedded, isThere);
  return (
    <div className="workspace" data-mode={enabled ? 'edit' : 'view'}>
      <TopBar isEmbedded={isEmbedded} />
      {enabled && isThere && <Toolbox />}
      {children}
      {enabled && isThere && <Sidebar />}
    </div>
  );
}

/** Settings of the selection, and the layers. On narrow screens it is a sheet that a button opens and closes. */
function Sidebar() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="sheet-button"
        aria-expanded={isOpen}
        aria-controls="sidebar"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'sliders'} />
        {isOpen ? 'Close' : 'Settings'}
      </button>
      <aside className="sidebar" id="sidebar" aria-label="Selection" data-open={isOpen}>
        <section className="sidebar-settings" aria-labelledby="settings-title">
          <h2 id="settings-title" className="sidebar-title">
            Settings
          </h2>
          <SettingsPanel />
        </section>
        <section className="sidebar-layers" aria-labelledby="layers-title">
          <h2 id="layers-title" className="sidebar-title">
            Layers
          </h2>
          <LayersPanel />
        </section>
      </aside>
    </>
  );
}

/**
 * Begins when the page is there. In a frame, the first heading is selected, so that a new visitor sees at once what the
 * editor can do, and the page around it, if it is one of this site, is notified when the editor has painted. The focus
 * does not move.
 */
function useStart(isEmbedded: boolean, isThere: boolean): void {
  const { actions, query } = useEditor();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!isEmbedded || !isThere || hasStarted.current) return;
    hasStarted.current = true;
    const heading = readingOrder(query).find((id) => query.node(id).get().data.props['kind'] === 'heading');
    // In tasks of its own, for the page around the frame.
    if (heading !== undefined) startTransition(() => actions.selectNode(heading));
    afterNextPaint(() => window.parent.postMessage({ LANDING_PAGE_LOADED: true }, window.location.origin));
  }, [isEmbedded, isThere, actions, query]);
}
