import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLazyModule } from '../platform/recovery/use-lazy-module.ts';
import type { MenuContent, MenuStart } from './PopupMenu.tsx';

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
  const [start, setStart] = useState<MenuStart>('closed');
  const onFailure = () => setStart('closed');
  const { module, anticipate, press } = useLazyModule(() => import('./PopupMenu.tsx'), { onFailure });
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  // The menu replaces this button by another, which must not lose the focus.
  useEffect(() => {
    if (module !== undefined && hadFocus.current) button.current?.focus();
  }, [module]);

  const open = (by: MenuStart) => {
    setStart(by);
    press(button.current);
  };
  // A click's `detail` counts the presses of a pointer; it is 0 for a key.
  const onClick = ({ detail }: MouseEvent) => open(detail === 0 ? 'byKey' : 'byPointer');
  const shared = { type: 'button', className, 'aria-label': label, 'aria-haspopup': 'menu' } as const;

  if (module !== undefined) {
    return (
      <module.PopupMenu content={content} start={start} button={button}>
        <button ref={button} {...shared}>
          {children}
        </button>
      </module.PopupMenu>
    );
  }
  return (
    <button
      ref={button}
      {...shared}
      aria-expanded={false}
      onPointerEnter={anticipate}
      onPointerDown={() => open('byPointer')}
      onClick={onClick}
      onKeyDown={(event) => {
        // Radix handles the key once its code has arrived.
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open('byKey');
      }}
      onFocus={() => {
        hadFocus.current = true;
        anticipate();
      }}
      onBlur={() => {
        hadFocus.current = false;
        // The reader has gone on, and a menu that opens now would take the focus.
        setStart('closed');
      }}
    >
      {children}
    </button>
  );
}
