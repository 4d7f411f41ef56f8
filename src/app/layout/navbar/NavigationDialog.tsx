import { Close, Title } from '@radix-ui/react-dialog';
import { site } from 'derived/site.ts';
import type { NavbarEntry } from '../../../shared/site-data.ts';
import { SidebarCategories } from '../../docs/SidebarCategories.tsx';
import { useDocSlug } from '../../docs/sidebar/current-doc.ts';
import { Dialog, type DialogProps } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { showCurrentLink } from '../../ui/show-current-link.ts';
import { useRouterEvent, useWindowEvent } from '../../ui/use-event.ts';

/** From this width on the navbar shows everything itself; the style sheet has the same number. */
const WIDE_SCREEN = '(min-width: 62.25em)';

/** The site's navigation on narrow screens: main links and, in the documentation, the sidebar. */
export function NavigationDialog(props: DialogProps) {
  const { onClose } = props;
  const inDocs = useDocSlug() !== undefined;
  useRouterEvent('onBeforeNavigate', onClose);
  useWindowEvent('resize', () => window.matchMedia(WIDE_SCREEN).matches && onClose());
  // Also when a link has led to the page that the reader is on.
  useWindowEvent('arrived', ({ detail }) => detail.isOtherPage || onClose());
  return (
    <Dialog {...props} className="navigation-dialog">
      <div className="dialog-header">
        <Title>Navigation</Title>
        <Close className="icon-button" aria-label="Close navigation">
          <Icon name="close" />
        </Close>
      </div>
      <div ref={showCurrent} className="navigation-dialog-body">
        <ul className="navigation-dialog-links">
          {site.navbar.map((entry) => (
            <MainLink key={entry.label} entry={entry} />
          ))}
        </ul>
        {inDocs && (
          <nav aria-label="Docs">
            <SidebarCategories />
          </nav>
        )}
      </div>
    </Dialog>
  );
}

/** Scrolls the navigation to the current page when it appears. */
function showCurrent(body: HTMLElement | null): void {
  if (body !== null) showCurrentLink(body);
}

/** An entry of the navbar. The links of a menu are shown directly, because there is room. */
function MainLink({ entry: { label, href, items = [] } }: { readonly entry: NavbarEntry }) {
  if (href !== undefined) {
    return (
      <li>
        <SiteLink href={href}>{label}</SiteLink>
      </li>
    );
  }
  return (
    <li>
      <p>{label}</p>
      <ul aria-label={label}>
        {items.map((item) => (
          <li key={item.href}>
            <SiteLink href={item.href}>{item.label}</SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
