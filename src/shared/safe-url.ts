/**
 * The kinds of URLs in data, such as a page's markdown or a hosted search result.
 * Only `site`, `anchor`, `external`, `mail` and `phone` may be written into an `href`.
 */
export type ClassifiedUrl =
  /** A path of this site, from its root: `/docs/overview?x#y`. */
  | { readonly kind: 'site'; readonly href: string }
  /** A place on the same page: `#setup`. */
  | { readonly kind: 'anchor'; readonly href: string }
  /** An http or https address. */
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'mail'; readonly href: string }
  /** A telephone number: `tel:+44-20-7946-0000`. */
  | { readonly kind: 'phone'; readonly href: string }
  /** Harmless, but its target depends on the page that contains it: `./x.md`, `x`, `?q`, the empty string. */
  | { readonly kind: 'relative' }
  /** Could run a script, leave the site unnoticed, or be parsed differently by browsers than by us. */
  | { readonly kind: 'unsafe' };

/**
 * Browsers remove tabs and newlines from a URL and trim control characters before they parse its scheme
 * (https://url.spec.whatwg.org/#concept-basic-url-parser), so `java\tscript:` is `javascript:`; and they treat `\` as
 * `/`, so `/\host` leaves the site. No honest URL contains any of these characters.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
const UNREADABLE = /[\u0000-\u001f\u007f-\u009f\\]/;

/** RFC 3986, section 3.1. */
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** Classifies a URL by its possible uses. Ignores surrounding spaces. Never throws. */
export function classifyUrl(value: string): ClassifiedUrl {
  const href = value.replace(/^ +|(?<! ) +$/g, '');
  if (UNREADABLE.test(href)) return { kind: 'unsafe' };
  if (href.startsWith('#') && href.length > 1) return { kind: 'anchor', href };
  if (href.startsWith('//')) return { kind: 'unsafe' };
  if (href.startsWith('/')) return { kind: 'site', href };
  const scheme = SCHEME.exec(href)?.[1]?.toLowerCase();
  switch (scheme) {
    case undefined:
      return { kind: 'relative' };
    case 'http':
    case 'https':
      return isHonestWebAddress(href) ? { kind: 'external', href: lowerScheme(href) } : { kind: 'unsafe' };
    case 'mailto':
      return href.includes('@') && URL.canParse(href)
        ? { kind: 'mail', href: lowerScheme(href) }
        : { kind: 'unsafe' };
    case 'tel':
      return /^tel:\+?[\d().-]*\d[\d().-]*(?:;[\w.=+-]+)*$/i.test(href)
        ? { kind: 'phone', href: lowerScheme(href) }
        : { kind: 'unsafe' };
    default:
      return { kind: 'unsafe' };
  }
}

/** Returns the URL if it may become an `href`, otherwise undefined. */
export function safeHref(value: string): string | undefined {
  const url = classifyUrl(value);
  return 'href' in url ? url.href : undefined;
}

/** Returns the URL with its scheme in lower case, so that no caller has to check for both. */
function lowerScheme(href: string): string {
  return href.replace(SCHEME, (scheme) => scheme.toLowerCase());
}

/** `https:x` is relative on an https page, and `https://github.com@evil.example` is not GitHub. */
function isHonestWebAddress(href: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(href) || !URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username === '' && password === '';
}
