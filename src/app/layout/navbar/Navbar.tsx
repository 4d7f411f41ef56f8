import { hasVersions, site } from 'derived/site.ts';
import { versionInWords, versionOf } from '../../../shared/docs-version.ts';
import { pagePath } from '../../../shared/page-path.ts';
import type { NavbarEntry } from '../../../shared/site-data.ts';
import { useDocSlug } from '../../docs/sidebar/current-doc.ts';
import { pageInVersion, rememberVersion } from '../../docs/versions.ts';
import { SearchButton } from '../../search/dialog/SearchButton.tsx';
import { ColorModeButton } from '../../ui/ColorModeButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { MenuButton } from '../../ui/Menu.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { MobileNavigation } from './MobileNavigation.tsx';

/** The bar at the top of every page. It stays in view while the page scrolls. */
export function Navbar() {
  const slug = useDocSlug();
  return (
    <header className="navbar">
      <nav className="navbar-inner" aria-label="Main">
        <MobileNavigation />
        <SiteLink className="brand" href="/">
          <Logo />
          <SiteName />
        </SiteLink>
        {slug !== undefined && <VersionLabel slug={slug} />}
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

function NavbarEntries({ position }: { readonly position: NavbarEntry['position'] }) {
  const entries = site.navbar.filter((entry) => entry.position === position);
  return (
    <span className="navbar-links">
      {entries.map(({ label, href, items = [] }) =>
        href === undefined ? (
          <MenuButton key={label} className="navbar-link needs-js" content={{ kind: 'links', links: items }}>
            {label}
            <Icon name="chevron" className="menu-arrow" />
          </MenuButton>
        ) : (
          <SiteLink key={label} className="navbar-link" href={href}>
            {label}
          </SiteLink>
        ),
      )}
    </span>
  );
}

/** The site's title, as a drawing if there is one: fonts differ from system to system, a logo must not. */
function SiteName() {
  if (site.wordmark === undefined) return site.title;
  const { path, width } = site.wordmark;
  return (
    <svg className="wordmark" viewBox={`0 0 ${width} 24`} role="img" aria-label={site.title}>
      <path d={path} />
    </svg>
  );
}

/**
 * The version that the page describes: a link to its main page or, if there are several versions, a menu that leads to
 * the same page of each.
 */
function VersionLabel({ slug }: { readonly slug: string }) {
  const version = versionOf(slug, site);
  const text = versionInWords(version);
  if (!hasVersions) {
    return (
      <SiteLink className="version-label" href={pagePath(version.mainPage)}>
        <span>
          <span className="visually-hidden">Version: </span>
          {text}
        </span>
      </SiteLink>
    );
  }
  const links = site.versions.map((other) => ({
    label: versionInWords(other),
    href: pageInVersion(other, slug),
    onSelect: () => rememberVersion(other),
  }));
  return (
    <MenuButton
      className="version-label needs-js"
      label={`Version: ${text}`}
      content={{ kind: 'links', links }}
    >
      <span>{text}</span>
    </MenuButton>
  );
}

/** Shows the language of the page; translations will be offered here. */
function LanguageMenu() {
  const { label } = site.locale;
  return (
    <MenuButton
      className="icon-button needs-js"
      label={`Language: ${label}`}
      content={{ kind: 'choice', options: [label], chosen: label }}
    >
      <Icon name="globe" />
    </MenuButton>
  );
}
