import { ANNOUNCEMENT_KEY } from '../../shared/no-flash-script.ts';
import type { SiteData } from '../../shared/site-data.ts';
import { storageSlot } from '../platform/storage.ts';
import { Icon } from '../ui/Icon.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';

const slot = storageSlot(ANNOUNCEMENT_KEY, (value): value is string => value !== '');

/**
 * A message above the navbar. The early script marks the document when this reader has dismissed it, and the style
 * sheet hides it, so that nothing moves.
 */
export function Announcement({
  announcement,
}: {
  readonly announcement: Required<SiteData>['announcement'];
}) {
  const dismiss = () => {
    document.documentElement.dataset['announcement'] = 'dismissed';
    slot.write(announcement.id);
  };
  return (
    <section className="announcement" aria-label="Announcement">
      <p>
        {announcement.text}{' '}
        {announcement.link && <SiteLink href={announcement.link.href}>{announcement.link.label}</SiteLink>}
      </p>
      <button
        type="button"
        className="icon-button needs-js"
        aria-label="Dismiss announcement"
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
