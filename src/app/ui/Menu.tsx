import { type MouseEvent, type ReactNode, startTransition, useRef, useState } from 'react';
import { mayPrefetch } from '../platform/network/connection.ts';
import { lazyPart } from './lazy-part.ts';
import { PartBoundary } from './PartBoundary.tsx';
import type { MenuContent, MenuStart } from './PopupMenu.tsx';

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
  const [start, setStart] = useState<MenuStart>();
  const button = useRef<HTMLButtonElement>(null);
  const shared = { type: 'button', className, 'aria-label': label, 'aria-haspopup': 'menu' } as const;
  if (start !== undefined) {
    return (
      <PartBoundary isAsked onFailure={() => setStart(undefined)}>
        <PopupMenu content={content} start={start} button={button}>
          <button ref={button} {...shared}>
            {children}
          </button>
        </PopupMenu>
      </PartBoundary>
    );
  }
  const anticipate = () => {
    if (mayPrefetch()) void PopupMenu.preload();
  };
  const open = (by: MenuStart) => {
    void PopupMenu.preload();
    // The button remains until the code of the menu has arrived.
    startTransition(() => setStart(by));
  };
  return (
    <button
      {...shared}
      aria-expanded={false}
      onPointerEnter={anticipate}
      onFocus={anticipate}
      onPointerDown={() => open('byPointer')}
      // A click's `detail` counts the presses of a pointer; it is 0 for a key.
      onClick={({ detail }: MouseEvent) => open(detail === 0 ? 'byKey' : 'byPointer')}
      onKeyDown={(event) => {
        // Radix handles the key once its code has arrived.
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open('byKey');
      }}
      // The reader has gone on, and a menu that opens now would take the focus.
      onBlur={() => setStart(undefined)}
    >
      {children}
    </button>
  );
}
