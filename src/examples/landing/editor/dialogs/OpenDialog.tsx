import { lazy, Suspense } from 'react';
import { createStore, useStore } from '../../ui/store.ts';

/** The dialogs of the editor. Each is loaded when it is first opened. */
const DIALOGS = {
  import: lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog })),
  shortcuts: lazy(async () => ({
    default: (await import('../keyboard/ShortcutsDialog.tsx')).ShortcutsDialog,
  })),
};

/** The dialog that is open, if any. */
export const openDialog = createStore<keyof typeof DIALOGS | undefined>(undefined);

/** Shows the open dialog. */
export function OpenDialog() {
  const name = useStore(openDialog);
  if (name === undefined) return null;
  const Content = DIALOGS[name];
  return (
    <Suspense>
      <Content onClose={() => openDialog.set(undefined)} />
    </Suspense>
  );
}
