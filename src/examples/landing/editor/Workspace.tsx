import { ROOT_NODE, useEditor } from '@craftjs/core';
import {
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../ui/icons.tsx';
import { readingOrder } from './commands/commands.ts';
import { useShortcuts } from './keyboard/use-shortcuts.ts';
import { Breadcrumb } from './panels/Breadcrumb.tsx';
import { SettingsPanel } from './panels/SettingsPanel.tsx';
import { ToolboxButton } from './panels/ToolboxButton.tsx';
import { TOOLBOX } from './panels/toolbox-items.tsx';
import { TopBar } from './top-bar/TopBar.tsx';

interface Props {
  readonly isEmbedded: boolean;
  readonly children: ReactNode;
}

/** Arranges the parts of the editor. While the page is viewed, only the bar and the page are rendered. */
export function Workspace({ isEmbedded, children }: Props) {
  const { enabled, isThere } = useEditor((state) => ({
    enabled: state.options.enabled,
    isThere: Boolean(state.nodes[ROOT_NODE]?.dom),
  }));
  const [isSheetOpen, setSheetOpen] = useState(false);
  useShortcuts();
  useStart(isEmbedded, isThere);
  return (
    <div className="workspace" data-embedded={isEmbedded || undefined} data-mode={enabled ? 'edit' : 'view'}>
      <TopBar isEmbedded={isEmbedded} />
      {enabled && <Toolbox />}
      {children}
      {enabled && (
        <>
          <Breadcrumb />
          <button
            type="button"
            className="button sheet-button"
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

const LayersPanel = lazy(async () => ({ default: (await import('./panels/LayersPanel.tsx')).LayersPanel }));

/**
 * Shows a part whose code loads later. Its components read the editor's state when they render, but Craft.js tells them
 * of changes only after they are painted, so one in between would be lost: every component is told once more.
 */
function LatePart({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <ChangeNotice />
    </Suspense>
  );
}

/**
 * Makes Craft.js compare its state with what each component has collected. React runs this effect after those of the
 * siblings before it, which subscribe them.
 */
function ChangeNotice() {
  const { actions } = useEditor();
  // Changes nothing, and is not a step of the history.
  useEffect(() => actions.setOptions(() => undefined), [actions]);
  return null;
}

/** Settings of the selection, and the layers. On narrow screens it is a sheet that `isOpen` shows. */
function Sidebar({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <aside className="sidebar" id="sidebar" aria-label="Selection" data-open={isOpen}>
      <section className="sidebar-settings" aria-labelledby="settings-title">
        <h2 id="settings-title" className="sidebar-title">
          Settings
        </h2>
        <SettingsPanel />
      </section>
      <details className="sidebar-layers" open>
        <summary className="sidebar-title">
          Layers
          <Icon name="chevron" />
        </summary>
        <LatePart>
          <LayersPanel />
        </LatePart>
      </details>
    </aside>
  );
}

function Toolbox() {
  return (
    <section className="toolbox" aria-label="Components">
      {Object.entries(TOOLBOX).map(([title, items]) => (
        <Fragment key={title}>
          <h2 className="toolbox-title">{title}</h2>
          <ul className="toolbox-items">
            {items.map((item) => (
              <ToolboxButton key={item.name} item={item} />
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
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
    // The first frame paints what React has just put into the document; the second comes after that paint.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        window.parent.postMessage({ LANDING_PAGE_LOADED: true }, window.location.origin);
      });
    });
  }, [isEmbedded, isThere, actions, query]);
}
