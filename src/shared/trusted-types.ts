let policy: Pick<TrustedTypePolicy, 'createHTML'> | undefined;

/** The text that is currently trusted. */
let trustedText: string | undefined;

/**
 * Installs the only policy by which strings become HTML or addresses of scripts on a page, in browsers with Trusted
 * Types (https://www.w3.org/TR/trusted-types/). Call it once, before anything else runs. It is the default policy, so
 * it also applies to libraries: a string that `trustedHtml` has not marked as trusted is shown as text, and scripts
 * come from this site alone.
 */
export function installTrustedTypes(): void {
  if (typeof window.trustedTypes?.createPolicy !== 'function') return; // None, or a heading of this id.
  policy = window.trustedTypes.createPolicy('default', {
    createHTML: (html: string) => (html === trustedText ? html : asText(html)),
    createScriptURL: ownScript,
  });
}

/** Marks HTML as trusted. Only for HTML that the site's own build has made and sanitised. */
export function trustedHtml(html: string): string | TrustedHTML {
  trustedText = html;
  try {
    return policy?.createHTML(html) ?? html;
  } finally {
    trustedText = undefined;
  }
}

function asText(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function ownScript(url: string): string {
  // `URL.parse` is missing in Safari 17.
  if (new URL(url, window.location.href).origin === window.location.origin) return url;
  throw new TypeError(`Scripts come from this site, not from ${url}.`);
}
