import { lazy, Suspense } from 'react';

const DIALOGS = {
  export: lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog })),
  import: lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog })),
  shortcuts: lazy(async () => ({
    default: (await import('../keyboard/ShortcutsDialog.tsx')).ShortcutsDialog,
  })),
};

/** The dialogs of the editor. Each is loaded when it is first opened. */
export type DialogName = keyof typeof DIALOGS;

interface Props {
  readonly name: DialogName | undefined;
  readonly onClose: () => void;
}

/** The dialog that is open, if any. */
export function OpenDialog({ name, onClose }: Props) {
  if (name === undefined) return null;
  const Content = DIALOGS[name];
  return (
    <Suspense>
      <Content onClose={onClose} />
    </Suspense>
  );
}
