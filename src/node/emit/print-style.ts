import { createHash } from 'node:crypto';

/** The style sheet that documents link for print alone. */
interface PrintStyleOutput {
  /** Path below the site's root; named after the content, so that browsers may keep it for good. */
  readonly path: string;
  readonly content: string;
}

/**
 * Completes the built styles for print with the site's address, without a path: links of the site are spelled out on
 * paper, where `/docs/overview` alone leads nowhere.
 */
export function printStyle(styles: string, siteUrl: string): PrintStyleOutput {
  const content = `${styles}:root{--site-origin:${JSON.stringify(siteUrl)}}`;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `assets/print-${hash}.css`, content };
}
