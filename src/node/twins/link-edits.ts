import type { Definition, Image, Link } from 'mdast';
import { classifyUrl } from '../../shared/safe-url.ts';
import type { Edit } from './edits.ts';
import type { Source } from './source.ts';
import type { TwinContext } from './twin-context.ts';

/** A twin is read anywhere, so that its links name the site and the page. */
export function linkEdits(node: Link, source: Source, context: TwinContext): Edit[] {
  const url = absoluteUrl(node.url, context);
  // An autolink has no brackets, and is absolute already.
  if (url === undefined || !source.slice(node).startsWith('[')) return [];
  const last = node.children.at(-1);
  const start = last === undefined ? source.startOf(node) + 1 : source.endOf(last);
  return [{ start, end: source.endOf(node), text: `](${destination(url)}${titleOf(node)})` }];
}

/** An image beside the page has another address on the site. */
export function imageEdits(node: Image, source: Source, context: TwinContext): Edit[] {
  const alt = /^!\[(.*)\]\(.*\)$/s.exec(source.slice(node))?.[1];
  const url = context.imageUrl(node.url);
  if (alt === undefined || url === undefined) return [];
  const text = `![${alt}](${destination(url)}${titleOf(node)})`;
  return [{ start: source.startOf(node), end: source.endOf(node), text }];
}

/** `[name]: /docs/overview` serves links and images. */
export function definitionEdits(node: Definition, source: Source, context: TwinContext): Edit[] {
  const label = /^\[(?:[^\\\]]|\\.)*\]:/.exec(source.slice(node))?.[0];
  const url = absoluteUrl(node.url, context) ?? context.imageUrl(node.url);
  if (label === undefined || url === undefined) return [];
  const text = `${label} ${destination(url)}${titleOf(node)}`;
  return [{ start: source.startOf(node), end: source.endOf(node), text }];
}

/** The full URL of what a page names from where it stands; undefined for what needs no change. */
function absoluteUrl(url: string, { urlOf, pageUrl }: TwinContext): string | undefined {
  const classified = classifyUrl(url);
  switch (classified.kind) {
    case 'site':
      return urlOf(classified.href);
    case 'anchor':
      return `${pageUrl}${classified.href}`;
    default:
      return undefined;
  }
}

function destination(url: string): string {
  return /[\s()<>]/.test(url) ? `<${url}>` : url;
}

function titleOf({ title }: { readonly title?: string | null | undefined }): string {
  return title ? ` "${title.replaceAll('"', '\\"')}"` : '';
}
