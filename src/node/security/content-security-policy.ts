/** What the pages of the site need beyond files of their own origin. */
export interface PolicyNeeds {
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
