import { useEditor } from '@craftjs/core';
import type { ReactNode } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

/** The area around the page. A click on it clears the selection. */
export function Stage({ children }: { children: ReactNode }) {
  const { connectors, enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));
  useShortcuts();

  return (
    <main
      className={enabled ? 'stage is-editing' : 'stage'}
      ref={(el) => {
        if (el) connectors.select(el, '');
      }}
    >
      {children}
    </main>
  );
}
