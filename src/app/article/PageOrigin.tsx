// A formatter of the browser's takes a quarter of the time of hydration to set up, on a phone 35 ms.
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

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
export function readableDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}
