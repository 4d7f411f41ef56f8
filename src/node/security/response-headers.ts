import { CONTENT_EDITOR_ROUTE } from '../../shared/content-editor.ts';

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
  /** The other folders at the top of the site, with a slash at both ends; that of the content editor is not among them. */
  readonly revalidatedFolders: readonly string[];
  /** The content editor, whose policy takes the place of the site's; absent where the site has none. */
  readonly editor?: { readonly folder: string; readonly policy: string };
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

interface HeaderOptions {
  /** The content security policy. */
  readonly policy: string;
  /** That of the content editor; undefined where the site has none. */
  readonly editorPolicy: string | undefined;
  readonly base: string;
  /** The names of the folders at the top of the site. */
  readonly folders: readonly string[];
}

/** The name of the header that has the policy. */
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
