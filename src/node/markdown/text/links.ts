import { posix, relative } from 'node:path';
import type { Root as HtmlRoot } from 'hast';
import type { Definition, Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { decoded } from '../../../shared/decoded.ts';
import { pagePath, pageSlug, textPageName, textPagePath } from '../../../shared/page-path.ts';
import { classifyUrl } from '../../../shared/safe-url.ts';
import { pathOf } from '../../content/routes.ts';
import { addLink, type Page, pageOf } from '../page/page.ts';

/**
 * Turns `[text][name]` and `![alt][name]` into links and images with their targets, so that one rule checks both forms.
 * The first definition of a name counts (CommonMark, section 4.7).
 */
export function remarkReferences() {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    });
    if (definitions.size === 0) return;

    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
      const definition = definitions.get(node.identifier);
      if (definition === undefined) return;
      const { url, title = null } = definition;
      const rest = { url, title, ...(node.position && { position: node.position }) };
      parent.children[index] =
        node.type === 'linkReference'
          ? { type: 'link', children: node.children, ...rest }
          : { type: 'image', alt: node.alt ?? null, ...rest };
    });
  };
}

/**
 * Records links for the link check, marks external ones, and rewrites links to a page's file to the page. A link that may
 * not become an `href` is replaced with its text; the link check reports it.
 */
export function remarkLinks() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file, 'link to a page');
    visit(tree, 'link', (node, index, parent) => {
      // An address that is a link by itself may have no position of its own.
      const { start } = node.position ?? parent?.position ?? {};
      node.url = pageLink(node.url, folderOf(page)) ?? node.url;
      addLink(page, node.url, start);
      const url = classifyUrl(node.url);
      if (!('href' in url)) {
        if (parent === undefined || index === undefined) return;
        parent.children.splice(index, 1, ...node.children);
        return [SKIP, index];
      }
      // Such a link is invisible, and screen readers spell out its address (WCAG 2.4.4).
      if (!hasText(node)) {
        const message = `The link to ${JSON.stringify(node.url)} has no text.`;
        page.report.error(node.position?.start, message, 'Write in the square brackets where it leads.');
      }
      node.url = url.href;
      if (url.kind !== 'external') return;
      node.data = { ...node.data, hProperties: { className: ['external'], rel: ['external', 'noopener'] } };
    });
  };
}

function hasText(node: Nodes): boolean {
  if ('children' in node) return node.children.some(hasText);
  const text = node.type === 'image' ? node.alt : 'value' in node ? node.value : '';
  return (text ?? '').trim() !== '';
}

/** Returns the folder of a page's file below the content folder, separated by slashes. */
export function folderOf({ source: { contentFolder, directory } }: Page): string {
  return relative(contentFolder, directory).replaceAll('\\', '/');
}

/**
 * Resolves a relative link (`../concepts/nodes.md#rules` or `nodes`) to the route of its page, from a file in this
 * folder below the content folder, as editors and GitHub do. Undefined for all other links.
 */
export function pageLink(url: string, folder: string): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url.trim()) ?? [];
  // The file of a page, or its path without an ending.
  if (path === '' || classifyUrl(url).kind !== 'relative' || /\.(?!md$)\w+$/i.test(path)) return undefined;
  const contentPath = posix
    .join(folder, decoded(path) ?? path)
    .replace(/\/$/, '')
    .replace(/\.md$/i, '');
  if (contentPath === 'landing') return `/${rest}`;
  if (/^docs(?:\/|$)/.test(contentPath))
    return encodeURI(pagePath(pageSlug(contentPath.replace(/^docs$/, '')))) + rest;
  if (/^pages\/[^/]+$/.test(contentPath)) return encodeURI(textPagePath(textPageName(contentPath))) + rest;
  return undefined;
}

const URL_ATTRIBUTES = ['href', 'src'] as const;

/** Turns paths of the site in links and images into their addresses. */
export function rehypeBasePath() {
  return (tree: HtmlRoot, file: VFile): void => {
    const { source } = pageOf(file);
    visit(tree, 'element', ({ properties }) => {
      for (const name of URL_ATTRIBUTES) {
        const value = properties[name];
        if (typeof value === 'string' && value.startsWith('/')) properties[name] = pathOf(value, source);
      }
    });
  };
}
