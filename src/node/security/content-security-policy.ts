import { createHash } from 'node:crypto';
import type { FileWriter } from '../emit/file-writer.ts';
import type { EditorRepository } from '../site/site-model.ts';

/** What the pages of the site need beyond files of their own origin. */
interface PolicyNeeds {
  /** Hashes of inline scripts, as the policy writes them: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the styles in the document; or `any` where libraries add style elements of their own. */
  readonly styleHashes: readonly string[] | 'any';
  /** Origins that pages may show in frames when a reader asks for it. */
  readonly frames: readonly string[];
  /** Origins that pages may send requests to: the hosted search index where there is one. */
  readonly connections: readonly string[];
  /** Whether code that readers write runs: scripts from memory, whose addresses a second policy for strings makes. */
  readonly runsCode: boolean;
}

/** Where the policy stands. A meta tag cannot say who may frame the page (CSP Level 3, section 3.3). */
type PolicyDelivery = 'header' | 'meta';

/**
 * The site's content security policy: nothing, except what is listed. Scripts are files of this site or known by their
 * hash. Strings that become HTML or script addresses pass the one policy of `src/shared/trusted-types.ts`.
 * Each document has its own policy; the header is what all of them need, and browsers apply both.
 *
 * Styles are files of this site or known by their hash too. Only pages outside the router, which run whole apps of
 * foreign code, may add any style element. A header is the same for all pages, so it allows what those need; browsers
 * apply it and the meta tag, and the stricter of the two decides.
 *
 * https://www.w3.org/TR/CSP3/, https://www.w3.org/TR/trusted-types/
 */
export function contentSecurityPolicy(needs: PolicyNeeds, delivery: PolicyDelivery): string {
  const { scriptHashes, styleHashes, frames, connections, runsCode } = needs;
  return written([
    ['default-src', "'none'"],
    scriptSources(scriptHashes, runsCode),
    ['style-src', "'self'", ...(styleHashes === 'any' ? ["'unsafe-inline'"] : styleHashes.map(quoted))],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...connections],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', "'self'", ...frames],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ...(delivery === 'header' ? [['frame-ancestors', "'self'"]] : []),
    ...trustedTypes(runsCode),
  ]);
}

/**
 * The policy of a frame that runs code of readers: no network, no forms, no frames, no workers. Its scripts are its own
 * and the modules that it makes of the code (`src/examples/code-frame/modules.tsx`). Still nothing is evaluated.
 */
function codeFramePolicy(scriptHashes: readonly string[]): string {
  return written([
    ['default-src', "'none'"],
    scriptSources(scriptHashes, true),
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ...trustedTypes(true),
  ]);
}

/**
 * The policy of the content editor, which is a foreign app: Sveltia CMS adds style elements, shows files from memory,
 * and makes HTML of its own templates by three policies for strings. It connects to this site and to the API of the
 * repository, where there is one; pictures of its users come from GitHub. Nothing is evaluated, and no script comes from
 * elsewhere.
 *
 * @param repositoryApi the origins of the repository's server
 */
export function contentEditorPolicy(
  scriptHashes: readonly string[],
  repositoryApi: readonly string[],
  delivery: PolicyDelivery,
): string {
  return written([
    ['default-src', "'none'"],
    scriptSources(scriptHashes, false),
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...(repositoryApi.length > 0 ? [AVATARS] : [])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", 'data:', 'blob:', ...repositoryApi],
    ['manifest-src', "'self'", 'blob:'],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ...(delivery === 'header' ? [['frame-ancestors', "'none'"]] : []),
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', 'svelte-trusted-html', 'lexical', 'dompurify', "'allow-duplicates'"],
  ]);
}

/** The origins that the content editor sends requests to for a repository on GitHub. */
export function repositoryApi(repository: EditorRepository | undefined): readonly string[] {
  if (repository === undefined) return [];
  if (repository.api !== undefined) return [new URL(repository.api).origin];
  return ['https://api.github.com'];
}

/** Where GitHub keeps the pictures of its users. */
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

function written(directives: readonly Directive[]): string {
  return directives.map((directive) => directive.join(' ')).join(';');
}

function quoted(hash: string): string {
  return `'${hash}'`;
}

/** Script elements that hold code: data blocks and references to files are none. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of a document's inline scripts as a policy names them, without repetitions. */
export function inlineScriptHashes(html: string): readonly string[] {
  return hashes(html, INLINE_SCRIPT);
}

const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * styled-components, which draws the default layers panel, adds an empty style element and fills it through the CSSOM.
 * A policy does not restrict the CSSOM, but browsers make no sheet of an element whose text, even none, it does not know.
 */
const EMPTY_STYLE = hashOf('');

function inlineStyleHashes(html: string): readonly string[] {
  return [...hashes(html, INLINE_STYLE), EMPTY_STYLE];
}

function hashes(html: string, elements: RegExp): readonly string[] {
  const texts = [...html.matchAll(elements)].map(([, text = '']) => text);
  return [...new Set(texts.map(hashOf))];
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

interface GuardOptions {
  readonly write: FileWriter;
  /** Origins of the hosted search index. */
  readonly connections: readonly string[];
  /**
   * The documents of pages outside the router, by their files, with the origins that each may frame; the others frame
   * nothing but this site.
   */
  readonly standalone: ReadonlyMap<string, readonly string[]>;
  /** The files of the documents that run code of readers. */
  readonly codeFrames: readonly string[];
  /** The document of the content editor. */
  readonly editor: { readonly file: string; readonly repositoryApi: readonly string[] };
}

/** What all documents together need, known once they are written. */
interface GuardedDocuments {
  /** Writes files; documents get their policy on the way. */
  readonly write: FileWriter;
  readonly needs: () => PolicyNeeds;
  /** The header for the content editor; undefined where the site has none. */
  readonly editorPolicy: () => string | undefined;
}

/** The place of the policy in a document: before anything that it governs. */
const CHARSET = '<meta charset="utf-8">';

/** A document with its policy as a meta tag. */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(CHARSET, () => `${CHARSET}\n${meta}`);
}

/**
 * Gives every document that is written its policy as a meta tag, computed from its own HTML, for hosts that send no
 * headers; and collects what a header for all of them must allow.
 */
export function guardDocuments({
  write,
  connections,
  standalone,
  codeFrames,
  editor,
}: GuardOptions): GuardedDocuments {
  const scriptHashes = new Set<string>();
  let editorPolicy: string | undefined;
  return {
    write: async (file, content) => {
      if (!file.endsWith('.html') || typeof content !== 'string') return write(file, content);
      if (file === editor.file) {
        const hashes = inlineScriptHashes(content);
        editorPolicy = contentEditorPolicy(hashes, editor.repositoryApi, 'header');
        return write(file, withPolicy(content, contentEditorPolicy(hashes, editor.repositoryApi, 'meta')));
      }
      const frames = standalone.get(file);
      const needs: PolicyNeeds = {
        scriptHashes: inlineScriptHashes(content),
        styleHashes: frames === undefined ? inlineStyleHashes(content) : 'any',
        frames: frames ?? [],
        connections,
        runsCode: false,
      };
      for (const hash of needs.scriptHashes) scriptHashes.add(hash);
      const policy = codeFrames.includes(file)
        ? codeFramePolicy(needs.scriptHashes)
        : contentSecurityPolicy(needs, 'meta');
      return write(file, withPolicy(content, policy));
    },
    editorPolicy: () => editorPolicy,
    needs: () => ({
      scriptHashes: [...scriptHashes].sort(),
      styleHashes: 'any',
      frames: [...new Set([...standalone.values()].flat())].sort(),
      connections,
      runsCode: codeFrames.length > 0,
    }),
  };
}
