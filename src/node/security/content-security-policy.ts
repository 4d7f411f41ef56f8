import { createHash } from 'node:crypto';
import type { GitHubRepository } from '../site/build-settings.ts';

// Each document contains its policy, so that it applies on every host. Scripts and styles are hashed where a document is
// rendered, not found in its HTML: the policy allows no script that content has brought in.
// https://www.w3.org/TR/CSP3/, https://www.w3.org/TR/trusted-types/

interface PageNeeds {
  /** The code of the inline scripts. */
  readonly scripts: readonly string[];
  /** The text of the style elements; `any` for a page outside the router, whose libraries add their own. */
  readonly styles: readonly string[] | 'any';
  /** Origins that the page shows in frames at a reader's request. */
  readonly frames?: readonly string[];
  /** Addresses of other sites to which forms may post. */
  readonly forms?: readonly string[];
  /** Origins to which the page sends requests: the hosted search index if there is one. */
  readonly connections?: readonly string[];
}

/**
 * Returns the policy of a page. It allows only what it lists: files of this site, and inline scripts and styles by their
 * hashes. Strings that become HTML or script URLs pass the Trusted Types policy of `src/shared/trusted-types.ts`.
 */
export function pagePolicy({
  scripts,
  styles,
  frames = [],
  forms = [],
  connections = [],
}: PageNeeds): string {
  // With an empty style element: styled-components, which the default layers panel uses, fills one through the CSSOM,
  // and browsers create a sheet only for an element whose text, even an empty one, the policy allows.
  const styleSources = styles === 'any' ? ["'unsafe-inline'"] : hashesOf([...styles, '']);
  return serialize([
    ['script-src', "'self'", ...hashesOf(scripts)],
    ['style-src', "'self'", ...styleSources],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...connections],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', "'self'", ...frames],
    ['form-action', "'self'", ...forms],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ]);
}

/**
 * Returns the policy of a frame that runs readers' code: no network, no forms, no frames, no workers. Its scripts are
 * its own and the modules that it creates from the code (`src/code-runner/frame/modules.tsx`). Such code can create
 * more, so Trusted Types would protect nothing.
 */
export function codeFramePolicy(scripts: readonly string[]): string {
  return serialize([
    ['script-src', "'self'", 'blob:', ...hashesOf(scripts)],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    // Without it, `script-src` would decide, which allows blobs.
    ['worker-src', "'none'"],
    ['child-src', "'none'"],
    ['form-action', "'none'"],
  ]);
}

/**
 * Returns the policy of the content editor, a third-party app: Sveltia CMS adds style elements, shows files from
 * memory, and creates HTML from its own templates with three Trusted Types policies. It connects to this site and to
 * GitHub's API, if there is a repository; images of its users come from there. Neither `eval` nor scripts of other
 * origins are allowed.
 */
export function contentEditorPolicy(
  scripts: readonly string[],
  repository: GitHubRepository | undefined,
): string {
  return serialize(
    [
      ['script-src', "'self'", ...hashesOf(scripts)],
      ['style-src', "'self'", "'unsafe-inline'", 'blob:'],
      [
        'img-src',
        "'self'",
        'data:',
        'blob:',
        ...(repository ? ['https://avatars.githubusercontent.com'] : []),
      ],
      ['font-src', "'self'"],
      ['connect-src', "'self'", 'data:', 'blob:', ...(repository ? ['https://api.github.com'] : [])],
      ['manifest-src', "'self'", 'blob:'],
      // The preview, whose document is in memory and names the site as its base.
      ['frame-src', 'blob:'],
      ['form-action', "'self'"],
      ['require-trusted-types-for', "'script'"],
      ['trusted-types', 'default', 'svelte-trusted-html', 'lexical', 'dompurify', "'allow-duplicates'"],
    ],
    "'self'",
  );
}

/**
 * The inline scripts of a document, but not data blocks and references to files. Looks at each character once: no
 * attribute contains `<`, and a script that is not closed goes on to the end.
 */
const SCRIPT = /<script(?![^<>]*\s(?:src=|type="application\/json"))[^<>]*>(.*?)(?:<\/script>|$)/gs;

/** Throws if a document has an inline script that its policy does not allow, because no renderer of ours has made it. */
export function requireKnownScripts(file: string, html: string): void {
  for (const [script, code = ''] of html.matchAll(SCRIPT)) {
    const [hash = ''] = hashesOf([code]);
    if (!html.includes(hash))
      throw new Error(`${file} contains an unknown inline script: ${script.slice(0, 80)}`);
  }
}

/** Returns the hashes of inline scripts or styles in the policy's notation, without duplicates. */
function hashesOf(texts: readonly string[]): readonly string[] {
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** Joins the directives of a policy with those of all policies. `base` says which base a document may name. */
function serialize(directives: readonly (readonly string[])[], base = "'none'"): string {
  return [["default-src 'none'"], ...directives, ['base-uri', base]].map((one) => one.join(' ')).join(';');
}
