import type { Unpublished } from '../../shared/site-data.ts';
import { readableDay } from './PageOrigin.tsx';

interface UnpublishedNoteProps {
  /** Undefined for a published page. */
  readonly unpublished: Unpublished | undefined;
}

/** Says on a page of a preview that readers do not have it. It looks like a note of the page. */
export function UnpublishedNote({ unpublished }: UnpublishedNoteProps) {
  if (unpublished === undefined) return null;
  const isDraft = unpublished.kind === 'draft';
  return (
    <div className="note note-warning" role="note">
      <p className="note-title">{isDraft ? 'Draft' : 'Scheduled'}</p>
      <p>
        {isDraft
          ? 'This page is in previews alone.'
          : `This page is in previews alone until ${readableDay(unpublished.day)}.`}
      </p>
    </div>
  );
}
