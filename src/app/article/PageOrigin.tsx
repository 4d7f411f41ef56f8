import { readableDay } from '../../shared/readable-day.ts';

interface PageOriginProps {
  /** URL at which the page's source can be edited. */
  readonly editUrl?: string | undefined;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly lastChanged?: string | undefined;
}

/** The origin of a page: its source, and the day of its last change. */
export function PageOrigin({ editUrl, lastChanged }: PageOriginProps) {
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
