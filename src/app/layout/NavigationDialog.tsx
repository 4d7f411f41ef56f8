import * as Dialog from '@radix-ui/react-dialog';
import { site } from 'derived/site.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { NavbarEntry } from '../../shared/site-data.ts';
import { SidebarCategories } from '../docs/SidebarCategories.tsx';
import { useInDocs } from '../docs/use-in-docs.ts';
import { Icon } from '../ui/Icon.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { showCurrentLink } from '../ui/show-current-link.ts';
import { useBeforeNavigation } from '../ui/use-before-navigation.ts';

interface NavigationDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Puts the focus back on the button that opened the dialog. */
  readonly returnFocus: () => void;
}

/** From this width on the navbar shows everything itself; the style sheet has the same number. */
const WIDE_SCREEN = '(min-width: 996px)';

/** The site's navigation on narrow screens: main links and, in the documentation, the sidebar. */
export function NavigationDialog({ open, onOpenChange, returnFocus }: NavigationDialogProps) {
  const inDocs = useInDocs();
  const body = useRef<HTMLDivElement>(null);
  useBeforeNavigation(() => onOpenChange(false));
  useCloseOnWideScreen(() => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-backdrop" />
        <Dialog.Content
          className="navigation-dialog"
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            if (body.current !== null) showCurrentLink(body.current);
          }}
          onCloseAutoFocus={(event) => {
            // The dialog was not opened by a trigger that it knows, so it would drop the focus.
            event.preventDefault();
            returnFocus();
          }}
        >
          <div className="navigation-dialog-header">
            <Dialog.Title>Navigation</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label="Close navigation">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div ref={body} className="navigation-dialog-body">
            <nav aria-label="Main">
              <ul className="navigation-dialog-links">
                {site.navbar.map((entry) => (
                  <MainLink key={entry.kind === 'menu' ? entry.label : entry.link.label} entry={entry} />
                ))}
              </ul>
            </nav>
            {inDocs && (
              <nav aria-label="Docs">
                <SidebarCategories />
              </nav>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** An entry of the navbar; there is room to show the links of a menu at once. */
function MainLink({ entry }: { readonly entry: NavbarEntry }) {
  if (entry.kind === 'link') {
    return (
      <li>
        <SiteLink href={entry.link.href}>{entry.link.label}</SiteLink>
      </li>
    );
  }
  return (
    <li>
      <p className="navigation-dialog-label">{entry.label}</p>
      <ul aria-label={entry.label}>
        {entry.items.map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

function useCloseOnWideScreen(close: () => void): void {
  const onWide = useEffectEvent(close);
  useEffect(() => {
    const query = window.matchMedia(WIDE_SCREEN);
    const listener = () => {
      if (query.matches) onWide();
    };
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }, []);
}
