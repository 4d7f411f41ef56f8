/** A piece of raw HTML. `index` is where it begins in its source. */
export type HtmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly source: string; readonly index: number }
  | { readonly kind: 'close'; readonly name: string; readonly index: number }
  | { readonly kind: 'text'; readonly source: string; readonly index: number }
  | { readonly kind: 'comment'; readonly closed: boolean; readonly index: number };

const MARKUP = new RegExp(
  [
    String.raw`<!--[\s\S]*?(?:-->|$)`,
    '<[!?][^>]*(?:>|$)', // Doctypes, processing instructions and CDATA are as good as comments.
    String.raw`<\/(?<close>[a-z][^\s/>]*)[^>]*(?:>|$)`,
    String.raw`<(?<open>[a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*(?:>|$)`,
  ].join('|'),
  'gi',
);

/**
 * Cuts raw HTML into tags, comments and the text between. It need not agree with browsers in every corner:
 * what it takes for text is written as text.
 */
export function* htmlTokens(source: string): Generator<HtmlToken> {
  let end = 0;
  for (const match of source.matchAll(MARKUP)) {
    const { index } = match;
    if (index > end) yield { kind: 'text', source: source.slice(end, index), index: end };
    end = index + match[0].length;
    const open = match.groups?.['open'];
    const close = match.groups?.['close'];
    if (open !== undefined) yield { kind: 'open', name: open.toLowerCase(), source: match[0], index };
    else if (close !== undefined) yield { kind: 'close', name: close.toLowerCase(), index };
    else yield { kind: 'comment', closed: !match[0].startsWith('<!--') || match[0].endsWith('-->'), index };
  }
  if (end < source.length) yield { kind: 'text', source: source.slice(end), index: end };
}
