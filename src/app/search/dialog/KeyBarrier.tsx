import type { KeyboardEvent, ReactNode } from 'react';

/** The keys that cmdk takes from everything that stands within it. */
const KEYS_OF_LIST: ReadonlySet<string> = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End']);

/** Leaves buttons and links that stand beside the dialog's list their own keys. */
export function KeyBarrier({ children }: { readonly children: ReactNode }) {
  const keep = (event: KeyboardEvent) => {
    if (KEYS_OF_LIST.has(event.key)) event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes no keys, it keeps them from going further
    <div className="key-barrier" role="presentation" onKeyDown={keep}>
      {children}
    </div>
  );
}
