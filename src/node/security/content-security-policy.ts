import { createHash } from 'node:crypto';
import type { FileWriter } from '../emit/file-writer.ts';

/** What the pages of the site need beyond files of their own origin. */
interface PolicyNeeds {
  /** Hashes of inline scripts, as the policy writes them: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Origins that pages may show in frames when a reader asks for it. */
  readonly frames: readonly string[];
  /** Origins that pages may send requests to: the hosted search index where there is one. */
  readonly connections: readonly string[];
}

/** Where the policy stands. A meta tag cannot say who may frame the page (CSP Level 3, section 3.3). */
type PolicyDelivery = 'header' | 'meta';

/**
 * The site's content security policy: nothing, except what is listed. Scripts are files of this site or known by their
 * hash. Strings that become HTML or script addresses pass the one policy of `src/shared/trusted-types.ts`.
 *
 * Styles may be inline: the styles of the first paint stand in the document, and both Radix and the documented
 * packages (styled-components in `@craftjs/layers`) add style elements of their own when a page runs.
 *
 * https://www.w3.org/TR/CSP3/, https://www.w3.org/TR/trusted-types/
 */
export function contentSecurityPolicy(needs: PolicyNeeds, delivery: PolicyDelivery): string {
  const { scriptHashes, frames, connections } = needs;
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...connections],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', "'self'", ...frames],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ...(delivery === 'header' ? [['frame-ancestors', "'self'"]] : []),
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

/** Script elements that hold code: data blocks and references to files are none. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of a document's inline scripts as a policy names them, without repetitions. */
export function inlineScriptHashes(html: string): readonly string[] {
  const codes = [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => code);
  return [...new Set(codes.map(hashOf))];
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

interface GuardOptions {
  readonly write: FileWriter;
  /** Origins of the hosted search index. */
  readonly connections: readonly string[];
  /** The origins that a document may frame, by its file; the others frame nothing but this site. */
  readonly frames: ReadonlyMap<string, readonly string[]>;
}

/** What all documents together need, known once they are written. */
interface GuardedDocuments {
  /** Writes files; documents get their policy on the way. */
  readonly write: FileWriter;
  readonly needs: () => PolicyNeeds;
}

/** The place of the policy in a document: before anything that it governs. */
const CHARSET = '<meta charset="utf-8">';

/**
 * Gives every document that is written its policy as a meta tag, computed from its own HTML, for hosts that send no
 * headers; and collects what a header for all of them must allow.
 */
export function guardDocuments({ write, connections, frames }: GuardOptions): GuardedDocuments {
  const scriptHashes = new Set<string>();
  return {
    write: async (file, content) => {
      if (!file.endsWith('.html') || typeof content !== 'string') return write(file, content);
      const needs = {
        scriptHashes: inlineScriptHashes(content),
        frames: frames.get(file) ?? [],
        connections,
      };
      for (const hash of needs.scriptHashes) scriptHashes.add(hash);
      const policy = contentSecurityPolicy(needs, 'meta');
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
      return write(
        file,
        content.replace(CHARSET, () => `${CHARSET}\n${meta}`),
      );
    },
    needs: () => ({
      scriptHashes: [...scriptHashes].sort(),
      frames: [...new Set([...frames.values()].flat())].sort(),
      connections,
    }),
  };
}
