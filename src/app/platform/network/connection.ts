/** The part of the Network Information API that the site reads; Safari and Firefox do not have it. */
interface NetworkInformation extends Partial<EventTarget> {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Connections on which nothing is loaded before the reader asks for it. */
const SLOW_TYPES: ReadonlySet<string> = new Set(['slow-2g', '2g']);

/**
 * Whether anything may be fetched before a reader asks for it: the one rule for the app, pages, and what a pointer or
 * the focus announces. Evaluated each time, because a connection changes during a visit. No other figure decides: a
 * browser estimates a line of 1.5 Mbit/s until it has measured it.
 */
export function mayPrefetch(): boolean {
  const connection = networkInformation();
  if (connection === undefined) return true;
  return connection.saveData !== true && !SLOW_TYPES.has(connection.effectiveType ?? '');
}

/** Whether pages may be fetched before a reader asks for them. Offline, there is nothing to fetch them from. */
export function mayPrefetchPages(): boolean {
  return navigator.onLine && mayPrefetch();
}

/** Calls back when the connection changes, as far as the browser reports it. Returns the function that unsubscribes. */
export function onConnectionChange(callback: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  networkInformation()?.addEventListener?.('change', callback, { signal });
  window.addEventListener('online', callback, { signal });
  window.addEventListener('offline', callback, { signal });
  return () => listeners.abort();
}

function networkInformation(): NetworkInformation | undefined {
  // TypeScript does not know the property, which is not a standard yet (wicg.github.io/netinfo).
  // biome-ignore lint/plugin/no-casts: the interface above is the specification's
  return 'connection' in navigator ? (navigator.connection as NetworkInformation | undefined) : undefined;
}
