import { escapeHtml } from './html.ts';

/** What a link to a page shows where it is shared. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** Full URL of the page; absent for a page that has none. */
  readonly canonical?: string | undefined;
  /** Full URL of a picture of 1200 by 630 pixels, where the site has one. */
  readonly card?: string | undefined;
}

/**
 * The tags that link previews are made of (https://ogp.me). X takes title, description and image from them too, and
 * needs a tag of its own only to show the image large.
 */
export function previewTags({ title, description, canonical, card }: LinkPreview): readonly string[] {
  return [
    property('og:title', title),
    property('og:description', description),
    ...(canonical === undefined ? [] : [property('og:url', canonical)]),
    ...(card === undefined
      ? []
      : [property('og:image', card), '<meta name="twitter:card" content="summary_large_image">']),
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
