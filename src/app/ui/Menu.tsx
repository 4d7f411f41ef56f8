import { type MouseEvent, type ReactNode, startTransition, useRef, useState } from 'react';
import { lazyPart } from './lazy-part.ts';
import { PartBoundary } from './PartBoundary.tsx';
import type { MenuContent, OpenedBy } from './PopupMenu.tsx';

const PopupMenu = lazyPart(() => import('./PopupMenu.tsx'), 'PopupMenu');

interface MenuButtonProps {
  /** The button's accessible name where its content is not text. */
  readonly label?: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly content: MenuContent;
}

/**
 * A button that opens a menu. The menu's code is fetched at the first sign of interest. If the reader opens the menu
 * before its code has arrived, it appears then.
 */
export function MenuButton({ label, className, children, content }: MenuButtonProps) {
  const [openedBy, setOpenedBy] = useState<OpenedBy>();
  const button = useRef<HTMLButtonElement>(null);
  const shared = { type: 'button', className, 'aria-label': label, 'aria-haspopup': 'menu' } as const;
  if (openedBy !== undefined) {
    return (
      <PartBoundary isAsked onFailure={() => setOpenedBy(undefined)}>
        <PopupMenu content={content} openedBy={openedBy} button={button}>
          <button ref={button} {...shared}>
            {children}
          </button>
        </PopupMenu>
      </PartBoundary>
    );
  }
  const open = (by: OpenedBy) => {
    void PopupMenu.preload();
    // The button remains until the code of the menu has arrived.
    startTransition(() => setOpenedBy(by));
  };
  return (
    <button
      {...shared}
      aria-expanded={false}
      {...PopupMenu.preloadOnIntent}
      onPointerDown={() => open('pointer')}
      // A click's `detail` counts the presses of a pointer; it is 0 for a key.
      onClick={({ detail }: MouseEvent) => open(detail === 0 ? 'key' : 'pointer')}
      onKeyDown={(event) => {
        // Radix handles the key once its code has arrived.
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open('key');
      }}
      // The reader has gone on, and a menu that opens now would take the focus.
      onBlur={() => setOpenedBy(undefined)}
    >
      {children}
    </button>
  );
}
