let policy: Pick<TrustedTypePolicy, 'createHTML'> | undefined;

/** The text that is being vouched for at this moment. */
let vouchedFor: string | undefined;

/**
 * Sets the one policy by which strings become HTML or addresses of scripts on a page, where the browser has such
 * policies (https://www.w3.org/TR/trusted-types/). Call it once, before anything else runs. It is the default policy,
 * so it also meets what libraries do: a string that `trustedHtml` has not vouched for is shown as the text it is, and
 * scripts come from this site alone.
 */
export function installTrustedTypes(): void {
  policy = window.trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => (html === vouchedFor ? html : asText(html)),
    createScriptURL: ownScript,
  });
}

/** Vouches for HTML that the site's own build has made and sanitised. Give it nothing else. */
export function trustedHtml(html: string): string | TrustedHTML {
  return vouching(html, () => policy?.createHTML(html) ?? html);
}

/** Puts HTML that the site's own build has made and sanitised at the end of an element. Give it nothing else. */
export function appendTrustedHtml(element: Element, html: string): void {
  // The default policy is asked about the string.
  vouching(html, () => element.insertAdjacentHTML('beforeend', html));
}

function vouching<Result>(html: string, use: () => Result): Result {
  vouchedFor = html;
  try {
    return use();
  } finally {
    vouchedFor = undefined;
  }
}

function asText(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function ownScript(url: string): string {
  if (URL.parse(url, window.location.href)?.origin === window.location.origin) return url;
  throw new TypeError(`Scripts come from this site, not from ${url}.`);
}
