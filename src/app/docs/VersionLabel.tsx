import { site } from 'derived/site.ts';
import { MenuButton } from '../ui/Menu.tsx';
import { currentVersion, mainPagePath } from './versions.ts';

/** The name of the version that the documentation describes; a menu where there are others to choose from. */
export function VersionLabel() {
  const { label } = currentVersion(site);
  if (site.versions.length === 1) return <span className="version-label">{label}</span>;
  const links = site.versions.map((version) => ({ label: version.label, href: mainPagePath(site, version) }));
  return (
    <MenuButton className="version-label" label={`Version: ${label}`} content={{ kind: 'links', links }}>
      {label}
    </MenuButton>
  );
}
