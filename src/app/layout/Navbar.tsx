import { Link } from '@tanstack/react-router';
import { site } from 'derived/site.ts';
import type { NavbarEntry, NavbarPosition } from '../../shared/site-data.ts';
import { useInDocs } from '../docs/use-in-docs.ts';
import { VersionLabel } from '../docs/VersionLabel.tsx';
import { SearchButton } from '../search/dialog/SearchButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton } from '../ui/Menu.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { MobileNavigation } from './MobileNavigation.tsx';

/** The bar at the top of every page. It stays in view while the page scrolls. */
export function Navbar() {
  const inDocs = useInDocs();
  return (
    <header className="navbar">
      <nav className="navbar-inner" aria-label="Main">
        <MobileNavigation />
        <Link className="brand" to="/">
          <Logo />
          {site.title}
        </Link>
        {inDocs && <VersionLabel />}
        <NavbarEntries position="left" />
        <span className="navbar-space" />
        <NavbarEntries position="right" />
        <SearchButton />
        <LanguageMenu />
        <ColorModeButton />
      </nav>
    </header>
  );
}

function NavbarEntries({ position }: { readonly position: NavbarPosition }) {
  const entries = site.navbar.filter((entry) => entry.position === position);
  return (
    <span className="navbar-links">
      {entries.map((entry) => (
        <NavbarItem key={entry.kind === 'menu' ? entry.label : entry.link.label} entry={entry} />
      ))}
    </span>
  );
}

function NavbarItem({ entry }: { readonly entry: NavbarEntry }) {
  if (entry.kind === 'menu') {
    return (
      <MenuButton className="navbar-link needs-js" content={{ kind: 'links', links: entry.items }}>
        {entry.label}
        <Icon name="chevron" className="menu-arrow" />
      </MenuButton>
    );
  }
  return (
    <SiteLink className="navbar-link" href={entry.link.href}>
      {entry.link.label}
    </SiteLink>
  );
}
