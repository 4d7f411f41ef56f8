interface PageOriginProps {
  /** Where the page's source can be edited. */
  readonly editUrl?: string | undefined;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly lastChanged?: string | undefined;
}

/** Where a page comes from: its source, and the day of its last change. */
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

/** `2026-11-21` → `21 November 2026`, the same for every reader so that the prerendered page is right. */
function readableDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
