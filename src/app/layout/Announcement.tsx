import { site } from 'derived/site.ts';
import { ANNOUNCEMENT_KEY } from '../../shared/no-flash-script.ts';
import { storageSlot } from '../platform/storage.ts';
import { Icon } from '../ui/Icon.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { passFocus } from '../ui/sections.ts';

const slot = storageSlot(ANNOUNCEMENT_KEY, (value): value is string => value !== '');

/**
 * A message above the navbar. The early script marks the document when this reader has dismissed it, and the style
 * sheet hides it, so that nothing moves.
 */
export function Announcement() {
  const { announcement } = site;
  if (announcement === undefined) return null;
  const dismiss = () => {
    document.documentElement.dataset['announcement'] = 'dismissed';
    slot.write(announcement.id);
    passFocus(document.querySelector('.brand'));
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
