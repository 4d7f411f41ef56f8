import { lazy, Suspense } from 'react';
import { Icon } from '../icons.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

const LayersPanel = lazy(async () => ({ default: (await import('./LayersPanel.tsx')).LayersPanel }));

/** Settings of the selection, and the layers. On narrow screens it is a sheet that `isOpen` shows. */
export function Sidebar({ isOpen }: { readonly isOpen: boolean }) {
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
        <Suspense>
          <LayersPanel />
        </Suspense>
      </details>
    </aside>
  );
}
