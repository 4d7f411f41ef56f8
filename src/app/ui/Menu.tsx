import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLazyModule } from '../platform/recovery/use-lazy-module.ts';
import type { MenuContent } from './menu-content.ts';
import type { MenuStart } from './PopupMenu.tsx';

interface MenuButtonProps {
  /** The button's accessible name where its content is not text. */
  readonly label?: string;
  readonly className: string;
  /** What the button shows. */
  readonly children: ReactNode;
  readonly content: MenuContent;
}

/**
 * A button that opens a menu. The menu's code arrives at the first sign of interest; an open asked for before that is
 * honoured when it has arrived.
 */
export function MenuButton({ label, className, children, content }: MenuButtonProps) {
  const { module, request, press } = useLazyModule(() => import('./PopupMenu.tsx'));
  const [start, setStart] = useState<MenuStart>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  // The arriving menu puts a new button in the place of this one, which must not cost the reader the focus.
  useEffect(() => {
    if (module !== undefined && hadFocus.current) button.current?.focus();
  }, [module]);

  const open = (by: MenuStart) => {
    setStart(by);
    press(button.current);
  };
  // Browsers count the presses of a pointer in the click's detail; those of a key are none.
  const onClick = ({ detail }: MouseEvent) => open(detail === 0 ? 'byKey' : 'byPointer');
  const shared = { type: 'button', className, 'aria-label': label, 'aria-haspopup': 'menu' } as const;

  if (module !== undefined) {
    return (
      <module.PopupMenu content={content} start={start}>
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
      onPointerEnter={request}
      onPointerDown={() => open('byPointer')}
      onClick={onClick}
      onFocus={() => {
        hadFocus.current = true;
        request();
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {children}
    </button>
  );
}
