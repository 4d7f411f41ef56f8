import { createHash } from 'node:crypto';

/** The style sheet that documents link only for print. */
interface PrintStyleOutput {
  /** Path below the site's root; content-hashed, so that browsers may cache it for ever. */
  readonly path: string;
  readonly content: string;
}

/**
 * Adds the site's origin to the built print styles: on paper, links are printed as full URLs, because `/docs/overview`
 * alone is useless there.
 */
export function printStyle(styles: string, siteUrl: string): PrintStyleOutput {
  const content = `${styles}:root{--site-origin:${JSON.stringify(siteUrl)}}`;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `assets/print-${hash}.css`, content };
}
