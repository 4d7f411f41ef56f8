/** What a link that stays on the site asks for. */
interface LinkTarget {
  /** The path as written, percent-encoding decoded; empty for a link within its own page. */
  readonly path: string;
  /** The id after `#`, as written; empty for the page as a whole. */
  readonly fragment: string;
}

/** How a written link can be read. */
export type ReadLink =
  | { readonly kind: 'site'; readonly target: LinkTarget }
  | { readonly kind: 'elsewhere'; readonly scheme: string }
  | { readonly kind: 'malformed'; readonly reason: string };

const HERE = 'https://site.invalid';

/** Reads the target of a link as a browser would, but without resolving it against a page. Never throws. */
export function readLink(written: string): ReadLink {
  const href = written.trim();
  if (href === '') return { kind: 'malformed', reason: 'The link has no target.' };
  if (!URL.canParse(href, HERE)) return { kind: 'malformed', reason: `"${written}" is not a valid URL.` };
  const { origin, protocol } = new URL(href, HERE);
  if (origin !== HERE) return { kind: 'elsewhere', scheme: protocol };

  const [beforeHash = '', ...afterHash] = href.split('#');
  const path = decoded(beforeHash.replace(/\?.*$/s, ''));
  // What follows `:~:` asks the browser to find a text and is no id.
  const fragment = afterHash.join('#').replace(/:~:.*$/s, '');
  if (path === undefined || decoded(fragment) === undefined) {
    return {
      kind: 'malformed',
      reason: `"${written}" has a "%" that is not followed by the code of a character.`,
    };
  }
  return { kind: 'site', target: { path, fragment } };
}

/** Percent-encoding undone, or `undefined` where it is not UTF-8. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
