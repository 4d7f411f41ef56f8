import { readableDay } from '../../shared/readable-day.ts';
import type { PageReference } from '../../shared/site-data.ts';

interface UnpublishedNoteProps {
  readonly page: Pick<PageReference, 'unpublished'>;
}

/** Marks a page of a preview that readers cannot see yet. It looks like a note of the article. */
export function UnpublishedNote({ page: { unpublished } }: UnpublishedNoteProps) {
  // The build removes the rest from the app of a published site.
  if (!import.meta.env.SITE_PREVIEW || unpublished === undefined) return null;
  const isDraft = unpublished.kind === 'draft';
  return (
    <div className="note note-warning" role="note">
      <p className="note-title">{isDraft ? 'Draft' : 'Scheduled'}</p>
      <p>
        {isDraft
          ? 'Only previews show this page.'
          : `Only previews show this page until ${readableDay(unpublished.day)}.`}
      </p>
    </div>
  );
}
