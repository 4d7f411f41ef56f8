/** The part of the Network Information API that the site reads; Safari and Firefox do not have it. */
interface NetworkInformation extends Partial<EventTarget> {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Connections on which nothing is loaded before the reader asks for it. */
const SLOW_TYPES: ReadonlySet<string> = new Set(['slow-2g', '2g']);

/**
 * Whether data may be fetched before a reader asks for it. Read afresh each time: a connection changes during a visit.
 */
export function mayPrefetch(): boolean {
  const connection = networkInformation();
  if (connection === undefined) return true;
  return connection.saveData !== true && !SLOW_TYPES.has(connection.effectiveType ?? '');
}

/** Whether pages may be fetched before a reader asks for them: not where there is nothing to fetch them from, either. */
export function mayPrefetchPages(): boolean {
  return navigator.onLine && mayPrefetch();
}

/** Calls back when the connection changes, where browsers tell. Returns the function that ends it. */
export function onConnectionChange(callback: () => void): () => void {
  const connection = networkInformation();
  connection?.addEventListener?.('change', callback);
  return () => connection?.removeEventListener?.('change', callback);
}

function networkInformation(): NetworkInformation | undefined {
  // TypeScript does not know the property, which is no standard yet (wicg.github.io/netinfo).
  // biome-ignore lint/plugin/no-casts: the interface above is the specification's
  return 'connection' in navigator ? (navigator.connection as NetworkInformation | undefined) : undefined;
}
