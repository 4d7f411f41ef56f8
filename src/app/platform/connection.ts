/** The part of the Network Information API that the site reads; Safari and Firefox do not have it. */
interface NetworkInformation extends Partial<EventTarget> {
  readonly effectiveType?: string;
  /** Mbit/s. */
  readonly downlink?: number;
  readonly saveData?: boolean;
}

/** Connections on which nothing is loaded before the reader asks for it. */
const SLOW_TYPES: ReadonlySet<string> = new Set(['slow-2g', '2g']);

/**
 * Mbit/s from which a connection counts as fast. Browsers report at most 10, and Chromium changes the figure by up to a
 * tenth against fingerprinting (https://wicg.github.io/netinfo/#downlink-attribute).
 */
const FAST_DOWNLINK = 9;

/** GiB of memory up to which a device counts as small. */
const SMALL_MEMORY = 2;

/**
 * Whether data may be fetched before a reader asks for it. Evaluated each time, because a connection changes during a
 * visit.
 */
export function mayPrefetch(): boolean {
  const connection = networkInformation();
  if (connection === undefined) return true;
  return connection.saveData !== true && !SLOW_TYPES.has(connection.effectiveType ?? '');
}

/**
 * Whether the app, and pages whose links are in view, may be loaded for a reader who only reads. On a slower line or a
 * small device they would be most of what the visit costs, so they wait for a sign that the reader will use them.
 */
export function mayLoadAhead(): boolean {
  const { downlink = FAST_DOWNLINK } = networkInformation() ?? {};
  return mayPrefetch() && downlink >= FAST_DOWNLINK && deviceMemory() > SMALL_MEMORY;
}

/** Whether pages may be fetched before a reader asks for them. Offline, there is nothing to fetch them from. */
export function mayPrefetchPages(): boolean {
  return navigator.onLine && mayPrefetch();
}

/** Calls back when the connection changes, in browsers that report it. Returns the function that unsubscribes. */
export function onConnectionChange(callback: () => void): () => void {
  const connection = networkInformation();
  connection?.addEventListener?.('change', callback);
  return () => connection?.removeEventListener?.('change', callback);
}

function networkInformation(): NetworkInformation | undefined {
  // TypeScript does not know the property, which is not a standard yet (wicg.github.io/netinfo).
  // biome-ignore lint/plugin/no-casts: the interface above is the specification's
  return 'connection' in navigator ? (navigator.connection as NetworkInformation | undefined) : undefined;
}

/** GiB; infinite if the browser does not report it (https://www.w3.org/TR/device-memory/). */
function deviceMemory(): number {
  const memory: unknown = 'deviceMemory' in navigator ? navigator.deviceMemory : undefined;
  return typeof memory === 'number' ? memory : Number.POSITIVE_INFINITY;
}
