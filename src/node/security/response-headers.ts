/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** The headers that a host should send with the files of the site. Paths are URL paths. */
export interface ResponseHeaders {
  /** The path of the site, with a slash at both ends. */
  readonly base: string;
  /** Sent with every answer, errors included. */
  readonly all: Headers;
  /** The folder whose files are named by their content, with a slash at both ends. */
  readonly unchangingFolder: string;
  /** Sent in addition with the files of that folder, but not with the answer to a file that is missing there. */
  readonly unchanging: Headers;
  /** Sent in addition with everything else: a page that a cache keeps asks for scripts that the next release lacks. */
  readonly revalidated: Headers;
  /** The other folders at the top of the site, with a slash at both ends. */
  readonly revalidatedFolders: readonly string[];
}

/** Features that no page uses, nor may anything that it frames. https://www.w3.org/TR/permissions-policy/ */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The folder of the files that are named by their content. */
const UNCHANGING = 'assets';

/**
 * Returns the headers of a site below `base`, with its content security policy.
 *
 * @param folders the names of the folders at the top of the site
 */
export function responseHeaders(policy: string, base: string, folders: readonly string[]): ResponseHeaders {
  return {
    base,
    all: {
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
    unchangingFolder: `${base}${UNCHANGING}/`,
    unchanging: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    revalidated: { 'Cache-Control': 'no-cache' },
    revalidatedFolders: folders.filter((name) => name !== UNCHANGING).map((name) => `${base}${name}/`),
  };
}
