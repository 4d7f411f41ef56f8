import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type FocusEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import type { SiteLink as SiteLinkData } from '../../shared/site-data.ts';
import { Icon } from './Icon.tsx';
import { SiteLink } from './SiteLink.tsx';

/** The items of a menu: links, or options of which one is chosen. */
export type MenuContent =
  | { readonly kind: 'links'; readonly links: readonly SiteLinkData[] }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly chosen: string };

/** How a menu first appears: closed, or open because the reader asked for it before its code had arrived. */
export type MenuStart = 'closed' | 'byPointer' | 'byKey';

interface PopupMenuProps {
  readonly content: MenuContent;
  readonly start: MenuStart;
  /** The button that opens it. */
  readonly children: ReactElement;
}

/** A menu below its button, with the keyboard behaviour of the ARIA menu button pattern. */
export function PopupMenu({ content, start, children }: PopupMenuProps) {
  const onFocus = useFirstItemAfterKey(start);
  const landmark = useNavbar();
  return (
    <DropdownMenu.Root defaultOpen={start !== 'closed'} modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      {landmark && (
        <DropdownMenu.Portal container={landmark}>
          <DropdownMenu.Content className="menu" align="end" sideOffset={6} loop onFocus={onFocus}>
            <MenuItems content={content} />
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      )}
    </DropdownMenu.Root>
  );
}

/**
 * Returns the bar that contains the buttons of all menus. A menu belongs to the same landmark: readers who navigate by
 * landmarks would not find it at the end of the body. Returns `null` until the button has regained the focus that it
 * lost when it replaced another, because a menu closes when the focus leaves it.
 */
function useNavbar(): HTMLElement | null {
  const [navbar, setNavbar] = useState<HTMLElement | null>(null);
  useEffect(() => setNavbar(document.querySelector<HTMLElement>('.navbar')), []);
  return navbar;
}

/**
 * Moves the focus from the menu to its first item if a key has opened it. Radix does so itself, except for a key that
 * was pressed before its code had arrived.
 */
function useFirstItemAfterKey(start: MenuStart): (event: FocusEvent<HTMLElement>) => void {
  const pending = useRef(start === 'byKey');
  return ({ target, currentTarget }) => {
    if (!pending.current || target !== currentTarget) return;
    pending.current = false;
    currentTarget.querySelector<HTMLElement>('.menu-item')?.focus();
  };
}

function MenuItems({ content }: { readonly content: MenuContent }) {
  if (content.kind === 'links') {
    return content.links.map(({ label, href }) => (
      <DropdownMenu.Item key={href} className="menu-item" asChild>
        <SiteLink href={href}>{label}</SiteLink>
      </DropdownMenu.Item>
    ));
  }
  return (
    <DropdownMenu.RadioGroup value={content.chosen}>
      {content.options.map((option) => (
        <DropdownMenu.RadioItem key={option} className="menu-item" value={option}>
          {option}
          <DropdownMenu.ItemIndicator className="menu-check">
            <Icon name="check" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
