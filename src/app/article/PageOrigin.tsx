import type { DocPageData } from '../../shared/page-data.ts';
import { readableDay } from '../../shared/readable-day.ts';

interface PageOriginProps {
  readonly page: Pick<DocPageData, 'editUrl' | 'lastChanged'>;
}

/** The origin of a page: its source, and the day of its last change. */
export function PageOrigin({ page: { editUrl, lastChanged } }: PageOriginProps) {
  if (editUrl === undefined && lastChanged === undefined) return null;
  return (
    <p className="doc-origin">
      {editUrl && (
        <a href={editUrl} rel="external noopener">
          Edit this page
        </a>
      )}
      {lastChanged && (
        <span>
          Last changed on <time dateTime={lastChanged}>{readableDay(lastChanged)}</time>
        </span>
      )}
    </p>
  );
}
