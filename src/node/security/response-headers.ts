import path from 'node:path';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** The headers that a host should send with the files of the site. Paths are URL paths. */
export interface ResponseHeaders {
  /** The path of the site, with a slash at both ends. */
  readonly base: string;
  /** Sent with every response, including errors, unless an exception has another value. */
  readonly all: Headers;
  /** No path of an exception contains another one, or files named by their content. */
  readonly exceptions: readonly HeaderException[];
  /** The folder of content-hashed files, with a slash at both ends. */
  readonly unchangingFolder: string;
  /** Also sent with the files of that folder, but not with the response for a file that is missing there. */
  readonly unchanging: Headers;
  /** Also sent with everything else: a cached page would request scripts that the next release does not have. */
  readonly revalidated: Headers;
}

/** Headers of a part of the site, in place of those with the same names. */
interface HeaderException {
  /** A file, or a folder with a slash at both ends. */
  readonly path: string;
  readonly headers: Headers;
}

/**
 * Features that neither pages nor their frames may use. Chromium warns of names that it does not know, such as
 * `bluetooth` on Linux. https://www.w3.org/TR/permissions-policy/
 */
const UNUSED_FEATURES =
  `accelerometer browsing-topics camera display-capture geolocation gyroscope hid idle-detection
  local-fonts magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial
  storage-access usb xr-spatial-tracking`.split(/\s+/);

const UNCHANGING = 'assets';

interface HeaderOptions {
  readonly policy: string;
  /** The policies of documents that have their own, by file. */
  readonly ownPolicies: ReadonlyMap<string, string>;
  /** The images for link previews, which other sites show: files, and folders with a slash at the end. */
  readonly previews: readonly string[];
  readonly base: string;
}

/** The name of the policy's header. */
export const POLICY_HEADER = 'Content-Security-Policy';

const EMBEDDING_HEADER = 'Cross-Origin-Resource-Policy';

/**
 * The header that makes browsers use HTTPS alone for a year. Only the owner of the host knows whether that is possible,
 * and it cannot be taken back, so the files for hosts contain it as a comment.
 */
export const HTTPS_ONLY = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/** Returns the headers of a site below `base`. */
export function responseHeaders({ policy, ownPolicies, previews, base }: HeaderOptions): ResponseHeaders {
  const all: Headers = {
    ...policyHeaders(policy),
    'Cross-Origin-Opener-Policy': 'same-origin',
    [EMBEDDING_HEADER]: 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  const exception = (file: string, headers: Headers): HeaderException => {
    const other = Object.entries(headers).filter(([name, value]) => value !== all[name]);
    return { path: `${base}${file}`, headers: Object.fromEntries(other) };
  };
  return {
    base,
    all,
    exceptions: [
      ...[...ownPolicies].map(([file, own]) => exception(`${path.posix.dirname(file)}/`, policyHeaders(own))),
      ...previews.map((file) => exception(file, { [EMBEDDING_HEADER]: 'cross-origin' })),
    ],
    unchangingFolder: `${base}${UNCHANGING}/`,
    unchanging: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    revalidated: { 'Cache-Control': 'no-cache' },
  };
}

/** Returns a policy's header, and the older one that says the same about frames. */
function policyHeaders(policy: string): Headers {
  const frames = policy.includes("frame-ancestors 'none'") ? 'DENY' : 'SAMEORIGIN';
  return { [POLICY_HEADER]: policy, 'X-Frame-Options': frames };
}
