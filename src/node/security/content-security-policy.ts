import { createHash } from 'node:crypto';
import type { FileWriter } from '../emit/file-writer.ts';
import type { GitHubRepository } from '../site/build-settings.ts';
import type { StandalonePage } from '../site/standalone-pages.ts';

interface PolicyNeeds {
  /** Hashes of inline scripts, in the policy's notation: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the styles in the document; or `any` if libraries add their own style elements. */
  readonly styleHashes: readonly string[] | 'any';
  /** Origins that pages may show in frames at a reader's request. */
  readonly frames: readonly string[];
  /** Addresses of other sites to which forms may post. */
  readonly forms: readonly string[];
  /** Origins to which pages may send requests: the hosted search index if there is one. */
  readonly connections: readonly string[];
}

/** The delivery of the policy. A meta tag cannot contain `frame-ancestors` (CSP Level 3, section 3.3). */
type PolicyDelivery = 'header' | 'meta';

/**
 * Returns the site's content security policy, which allows only what it lists. Scripts are files of this site or known
 * by their hash. Strings that become HTML or script URLs pass the Trusted Types policy of
 * `src/shared/trusted-types.ts`. Each document has its own policy; the header allows what all of them need, except for
 * the documents that have a header of their own, and browsers apply both.
 *
 * Styles are files of this site or known by their hash too. Only pages outside the router, which run whole third-party
 * apps, may add any style element. The header is the same for all pages, so it allows what those need; the stricter
 * meta tags decide for the others.
 *
 * https://www.w3.org/TR/CSP3/, https://www.w3.org/TR/trusted-types/
 */
export function contentSecurityPolicy(needs: PolicyNeeds, delivery: PolicyDelivery): string {
  const { scriptHashes, styleHashes, frames, forms, connections } = needs;
  return serialize([
    ['default-src', "'none'"],
    scriptSources(scriptHashes, false),
    ['style-src', "'self'", ...(styleHashes === 'any' ? ["'unsafe-inline'"] : styleHashes.map(quoted))],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...connections],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', "'self'", ...frames],
    ['form-action', "'self'", ...forms],
    ['base-uri', "'none'"],
    ...(delivery === 'header' ? [['frame-ancestors', "'self'"]] : []),
    ...trustedTypes(false),
  ]);
}

/**
 * Returns the policy of a frame that runs readers' code: no network, no forms, no frames, no workers. Its scripts are
 * its own and the modules that it creates from the code (`src/code-runner/frame/modules.tsx`). It does not allow
 * `eval` either.
 */
function codeFramePolicy(scriptHashes: readonly string[]): string {
  return serialize([
    ['default-src', "'none'"],
    scriptSources(scriptHashes, true),
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    // Without it, `script-src` would decide, which allows blobs.
    ['worker-src', "'none'"],
    ['child-src', "'none'"],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ...trustedTypes(true),
  ]);
}

/**
 * Returns the policy of the content editor, a third-party app: Sveltia CMS adds style elements, shows files from
 * memory, and creates HTML from its own templates with three Trusted Types policies. It connects to this site and to
 * the API of the repository, if there is one; images of its users come from GitHub. Neither `eval` nor scripts of other
 * origins are allowed.
 *
 * @param repositoryApi the origins of the repository's server
 */
export function contentEditorPolicy(
  scriptHashes: readonly string[],
  repositoryApi: readonly string[],
  delivery: PolicyDelivery,
): string {
  return serialize([
    ['default-src', "'none'"],
    scriptSources(scriptHashes, false),
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...(repositoryApi.length > 0 ? [AVATARS] : [])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", 'data:', 'blob:', ...repositoryApi],
    ['manifest-src', "'self'", 'blob:'],
    // The page beside its form, on the development server.
    ['frame-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ...(delivery === 'header' ? [['frame-ancestors', "'none'"]] : []),
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', 'svelte-trusted-html', 'lexical', 'dompurify', "'allow-duplicates'"],
  ]);
}

/** Returns the origins to which the content editor sends requests for a repository on GitHub. */
function repositoryApi(repository: GitHubRepository | undefined): readonly string[] {
  if (repository === undefined) return [];
  if (repository.api !== undefined)
    return URL.canParse(repository.api) ? [new URL(repository.api).origin] : [];
  return ['https://api.github.com'];
}

const AVATARS = 'https://avatars.githubusercontent.com';

type Directive = readonly string[];

function scriptSources(hashes: readonly string[], runsCode: boolean): Directive {
  return ['script-src', "'self'", ...(runsCode ? ['blob:'] : []), ...hashes.map(quoted)];
}

function trustedTypes(runsCode: boolean): readonly Directive[] {
  return [
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', ...(runsCode ? ['code-frame'] : [])],
  ];
}

function serialize(directives: readonly Directive[]): string {
  return directives.map((directive) => directive.join(' ')).join(';');
}

function quoted(hash: string): string {
  return `'${hash}'`;
}

/**
 * The inline scripts of a document, but not data blocks and references to files. Looks at each character once: no
 * attribute contains `<`, and a script that is not closed goes on to the end.
 */
const SCRIPT = /<script(?![^<>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^<>]*>(.*?)(?:<\/script>|$)/gs;

const STYLE = /<style>(.*?)(?:<\/style>|$)/gs;

/** Returns the hashes of the elements of a document that a pattern finds, in the policy's notation, without duplicates. */
function hashesIn(html: string, pattern: RegExp): readonly string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, text = '']) => hashOf(text)))];
}

/** Returns the hashes of a document's inline scripts. */
export function inlineScriptHashes(html: string): readonly string[] {
  return hashesIn(html, SCRIPT);
}

/**
 * The hash of an empty style element: styled-components, which the default layers panel uses, adds one and fills it
 * through the CSSOM. A policy does not restrict the CSSOM, but browsers create a sheet only for an element whose text,
 * even an empty one, the policy allows.
 */
const EMPTY_STYLE = hashOf('');

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

interface PolicyOptions {
  readonly write: FileWriter;
  /** Origins of the hosted search index. */
  readonly connections: readonly string[];
  /** The pages outside the router by the files of their documents. Only they may frame other sites. */
  readonly standalone: ReadonlyMap<string, Pick<StandalonePage, 'frames' | 'forms' | 'runsCode'>>;
  /** The document of the content editor, and its repository. */
  readonly editor: { readonly file: string; readonly repository: GitHubRepository | undefined };
}

/** The combined needs of all documents; complete once they are written. */
export interface DocumentPolicies {
  /** Writes files and adds the policy to documents. */
  readonly write: FileWriter;
  /** Returns the policy for the header of all documents that have none of their own. */
  readonly header: () => string;
  /** The headers of the documents that run other people's code, by file: the content editor, and readers' code. */
  readonly ownPolicies: ReadonlyMap<string, string>;
}

/** The tag after which the policy is inserted, before anything that it governs. */
const CHARSET = '<meta charset="utf-8">';

function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(CHARSET, () => `${CHARSET}\n${meta}`);
}

/**
 * Adds to every written document its policy as a meta tag, computed from its HTML, for hosts that send no headers; and
 * collects what a header for all of them must allow.
 */
export function withPolicies({ write, connections, standalone, editor }: PolicyOptions): DocumentPolicies {
  const allHashes = new Set<string>();
  const ownPolicies = new Map<string, string>();
  /** Returns the policy of a document, and keeps what a header must say. */
  const policyOf = (file: string, html: string) => {
    const scriptHashes = inlineScriptHashes(html);
    if (file === editor.file) {
      const api = repositoryApi(editor.repository);
      ownPolicies.set(file, contentEditorPolicy(scriptHashes, api, 'header'));
      return contentEditorPolicy(scriptHashes, api, 'meta');
    }
    const page = standalone.get(file);
    if (page?.runsCode) {
      const policy = codeFramePolicy(scriptHashes);
      ownPolicies.set(file, `${policy};frame-ancestors 'self'`);
      return policy;
    }
    for (const hash of scriptHashes) allHashes.add(hash);
    const styleHashes = page === undefined ? [...hashesIn(html, STYLE), EMPTY_STYLE] : 'any';
    return contentSecurityPolicy(
      { scriptHashes, styleHashes, frames: page?.frames ?? [], forms: page?.forms ?? [], connections },
      'meta',
    );
  };
  return {
    write: (file, content) => {
      const isDocument = file.endsWith('.html') && typeof content === 'string';
      return write(file, isDocument ? withPolicy(content, policyOf(file, content)) : content);
    },
    ownPolicies,
    header: () => {
      const scriptHashes = [...allHashes].sort();
      const pages = [...standalone.values()];
      const frames = [...new Set(pages.flatMap((page) => page.frames))].sort();
      const forms = [...new Set(pages.flatMap((page) => page.forms))].sort();
      return contentSecurityPolicy(
        { scriptHashes, styleHashes: 'any', frames, forms, connections },
        'header',
      );
    },
  };
}

/** Returns a document of the content editor with its policy, as the build writes it. */
export function withEditorPolicy(html: string, repository: GitHubRepository | undefined): string {
  const policy = contentEditorPolicy(inlineScriptHashes(html), repositoryApi(repository), 'meta');
  return withPolicy(html, policy);
}
