import { useId, useRef } from 'react';
import { sitePage, sourceOf } from '../../../shared/site-links.ts';
import type { DialogName } from '../dialogs/OpenDialog.tsx';
import { Icon } from '../icons.tsx';
import { useResetPage } from './use-reset-page.ts';

/** Everything that concerns the page as a whole. A native popover: Escape and a click elsewhere close it. */
export function PageMenu({ onOpen }: { readonly onOpen: (dialog: DialogName) => void }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const reset = useResetPage();
  const close = (then: () => void) => () => {
    menu.current?.hidePopover();
    then();
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        popoverTarget={id}
        aria-label="Page menu"
        title="Page menu"
      >
        <Icon name="menu" />
      </button>
      <div ref={menu} id={id} popover="auto" className="page-menu">
        <ul>
          <MenuButton label="Export…" onClick={close(() => onOpen('export'))} />
          <MenuButton label="Import…" onClick={close(() => onOpen('import'))} />
          <MenuButton label="Reset to the sample" onClick={close(reset)} />
          <MenuButton label="Keyboard shortcuts" onClick={close(() => onOpen('shortcuts'))} />
          <MenuLink label="Documentation" href={sitePage('docs/overview')} />
          <MenuLink label="Source of this editor" href={sourceOf('landing')} />
        </ul>
      </div>
    </>
  );
}

function MenuButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <li>
      <button type="button" className="page-menu-item" onClick={onClick}>
        {label}
      </button>
    </li>
  );
}

function MenuLink({ label, href }: { readonly label: string; readonly href: string }) {
  return (
    <li>
      <a className="page-menu-item" href={href} target="_top">
        {label}
      </a>
    </li>
  );
}
