import { WORKER_FILE } from '../../shared/offline.ts';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** What a host should send with the files of the site. */
export interface ResponseHeaders {
  /** With every file. */
  readonly all: Headers;
  /** The folder whose files never change under their names, as a URL path with a slash at both ends. */
  readonly unchangingFolder: string;
  /** With the files of that folder besides. */
  readonly unchanging: Headers;
  /** The URL path of the service worker, by which browsers learn of a new release. */
  readonly worker: string;
  /** With that file besides: an old one kept by a cache on the way would keep the old release. */
  readonly revalidated: Headers;
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

/** The headers of a site below `base`, with its content security policy. */
export function responseHeaders(policy: string, base: string): ResponseHeaders {
  return {
    all: {
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
    unchangingFolder: `${base}assets/`,
    unchanging: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    worker: `${base}${WORKER_FILE}`,
    revalidated: { 'Cache-Control': 'no-cache' },
  };
}
