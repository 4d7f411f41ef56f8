import { CONTENT_EDITOR_ROUTE } from '../../shared/content-editor.ts';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** The headers that a host should send with the files of the site. Paths are URL paths. */
export interface ResponseHeaders {
  /** The path of the site, with a slash at both ends. */
  readonly base: string;
  /** Sent with every response, including errors. */
  readonly all: Headers;
  /** The folder of content-hashed files, with a slash at both ends. */
  readonly unchangingFolder: string;
  /** Also sent with the files of that folder, but not with the response for a file that is missing there. */
  readonly unchanging: Headers;
  /** Also sent with everything else: a cached page would request scripts that the next release does not have. */
  readonly revalidated: Headers;
  /** The other top-level folders of the site, with a slash at both ends, except that of the content editor. */
  readonly revalidatedFolders: readonly string[];
  /** The content editor, whose policy replaces the site's; absent if the site has none. */
  readonly editor?: { readonly folder: string; readonly policy: string };
}

/** Features that neither pages nor their frames may use. https://www.w3.org/TR/permissions-policy/ */
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

/** The folder of content-hashed files. */
const UNCHANGING = 'assets';

interface HeaderOptions {
  /** The content security policy. */
  readonly policy: string;
  /** The policy of the content editor; undefined if the site has none. */
  readonly editorPolicy: string | undefined;
  readonly base: string;
  /** The names of the top-level folders of the site. */
  readonly folders: readonly string[];
}

/** The name of the policy's header. */
export const POLICY_HEADER = 'Content-Security-Policy';

/** Returns the headers of a site below `base`. */
export function responseHeaders({ policy, editorPolicy, base, folders }: HeaderOptions): ResponseHeaders {
  const editor = `${base}${CONTENT_EDITOR_ROUTE.slice(1)}`;
  return {
    base,
    all: {
      [POLICY_HEADER]: policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
    unchangingFolder: `${base}${UNCHANGING}/`,
    unchanging: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    revalidated: { 'Cache-Control': 'no-cache' },
    revalidatedFolders: folders
      .filter((name) => name !== UNCHANGING)
      .map((name) => `${base}${name}/`)
      .filter((folder) => folder !== editor || editorPolicy === undefined),
    ...(editorPolicy !== undefined && { editor: { folder: editor, policy: editorPolicy } }),
  };
}
