import { site } from 'derived/site.ts';
import { currentVersion, versionInWords, versionOf } from '../../shared/docs-version.ts';
import { SiteLink } from '../ui/SiteLink.tsx';
import { pageInVersion } from './versions.ts';

/** Says on a page of another version than the current one where the same page of the current version is. */
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
