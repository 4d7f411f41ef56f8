import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import {
  type FocusEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { SiteLink as SiteLinkData } from '../../shared/site-data.ts';
import { Icon } from './Icon.tsx';
import { SiteLink } from './SiteLink.tsx';

/** A link in a menu. */
export interface MenuLink extends SiteLinkData {
  /** Opens the link in a new tab, so that the page stays open. */
  readonly newTab?: boolean;
  /** Called when the reader chooses the link, before it is followed. */
  readonly onSelect?: () => void;
}

/**
 * The items of a menu: links, which may depend on the moment at which the menu opens, or options of which one is
 * chosen.
 */
export type MenuContent =
  | { readonly kind: 'links'; readonly links: readonly MenuLink[] | (() => readonly MenuLink[]) }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly chosen: string };

/** How the reader has opened a menu, perhaps before its code had arrived. */
export type OpenedBy = 'pointer' | 'key';

interface PopupMenuProps {
  readonly content: MenuContent;
  readonly openedBy: OpenedBy;
  /** The button that opens it. */
  readonly children: ReactElement;
  readonly button: RefObject<HTMLElement | null>;
}

/** A menu below its button, open at first, with the keyboard behaviour of the ARIA menu button pattern. */
export function PopupMenu({ content, openedBy, children, button }: PopupMenuProps) {
  const [isOpen, setOpen] = useState(true);
  const { focusFirstItem, onFocus } = useFirstItem(openedBy === 'key');
  const landmark = useLandmark(button);
  // Radix opens the menu on `pointerdown` and on keys. Screen readers and voice control send a click alone, whose
  // `detail` is 0.
  const onClick = ({ detail }: MouseEvent) => {
    if (detail !== 0 || isOpen) return;
    focusFirstItem();
    setOpen(true);
  };
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild onClick={onClick}>
        {children}
      </DropdownMenu.Trigger>
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
 * Returns the landmark that contains a menu's button. The menu belongs to the same one: readers who navigate by
 * landmarks would not find it at the end of the body. Returns `null` until the button has regained the focus that it
 * lost when it replaced another, because a menu closes when the focus leaves it.
 */
function useLandmark(button: RefObject<HTMLElement | null>): HTMLElement | null {
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  useEffect(() => setLandmark(button.current?.closest<HTMLElement>('.navbar, main') ?? null), [button]);
  return landmark;
}

/**
 * Moves the focus from the menu to its first item, at once if `isPending` or after `focusFirstItem`. Radix does so
 * itself for the keys that it handles, not for a key that was pressed before its code had arrived, nor for a click.
 */
function useFirstItem(isPending: boolean) {
  const pending = useRef(isPending);
  return {
    focusFirstItem: () => {
      pending.current = true;
    },
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (!pending.current || target !== currentTarget) return;
      pending.current = false;
      currentTarget.querySelector<HTMLElement>('.menu-item')?.focus();
    },
  };
}

function MenuItems({ content }: { readonly content: MenuContent }) {
  if (content.kind === 'links') {
    const links = typeof content.links === 'function' ? content.links() : content.links;
    return links.map(({ label, href, newTab, onSelect }) => (
      <DropdownMenu.Item key={href} className="menu-item" asChild {...(onSelect && { onSelect })}>
        {newTab ? (
          <a href={href} target="_blank" rel="external noopener">
            {label}
          </a>
        ) : (
          <SiteLink href={href}>{label}</SiteLink>
        )}
      </DropdownMenu.Item>
    ));
  }
  return (
    <DropdownMenu.RadioGroup value={content.chosen}>
      {content.options.map((option) => (
        <DropdownMenu.RadioItem key={option} className="menu-item" value={option}>
          {option}
          <DropdownMenu.ItemIndicator>
            <Icon name="check" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
