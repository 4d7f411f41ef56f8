import { site } from 'derived/site.ts';
import { currentVersion, versionInWords, versionOf } from '../../shared/docs-version.ts';
import { SiteLink } from '../ui/SiteLink.tsx';
import { pageInVersion } from './versions.ts';

/** Leads from a page of an older version to the same page of the current one. */
export function VersionNote({ slug }: { readonly slug: string }) {
  const [version, current] = [versionOf(slug, site), currentVersion(site)];
  if (version === current) return null;
  return (
    <div className="note note-warning" role="note">
      <p className="note-title">Version {version.version}</p>
      <p>
        This is not the current version.{' '}
        <SiteLink href={pageInVersion(current, slug)}>Go to {versionInWords(current)}</SiteLink>
      </p>
    </div>
  );
}
