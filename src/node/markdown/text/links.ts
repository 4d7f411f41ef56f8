import { existsSync, readdirSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { Root as HtmlRoot } from 'hast';
import type { Definition, Link, Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pagePath, pageSlug, textPageName, textPagePath } from '../../../shared/page-path.ts';
import { type ClassifiedUrl, classifyUrl } from '../../../shared/safe-url.ts';
import { fullAddress } from '../../content/check-links.ts';
import { nearestPath } from '../../content/nearest.ts';
import { type Page, pageOf } from '../page/page.ts';
import { decodePath } from './images.ts';

/**
 * Turns `[text][name]` and `![alt][name]` into links and images with their targets, so that one rule checks both forms.
 * The first definition of a name counts (CommonMark, section 4.7).
 */
export function remarkReferences() {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => {
      const key = keyOf(node.identifier);
      if (!definitions.has(key)) definitions.set(key, node);
    });
    if (definitions.size === 0) return;

    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
      const definition = definitions.get(keyOf(node.identifier));
      if (definition === undefined) return;
      const target = { url: definition.url, title: definition.title ?? null };
      const position = node.position === undefined ? {} : { position: node.position };
      parent.children[index] =
        node.type === 'linkReference'
          ? { type: 'link', ...target, children: node.children, ...position }
          : { type: 'image', ...target, alt: node.alt ?? null, ...position };
    });
  };
}

function keyOf(identifier: string): string {
  return identifier.toUpperCase();
}

/**
 * Keeps safe links and records them for the link check. Marks external links, and rewrites links to a page's file to
 * the page. Reports any other link and replaces it with its text.
 */
export function remarkLinks() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file);
    visit(tree, 'link', (node, index, parent) => {
      node.url = pageLink(node.url, folderOf(page)) ?? node.url;
      const url = classifyUrl(node.url);
      if ('href' in url) {
        reportWithoutText(node, page);
        page.links.push({ href: node.url, ...page.report.locate(node.position?.start) });
        node.url = url.href;
        if (url.kind === 'external') {
          node.data = {
            ...node.data,
            hProperties: { className: ['external'], rel: ['external', 'noopener'] },
          };
        }
        return;
      }
      reportLink(node, url, page);
      if (parent === undefined || index === undefined) return;
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    });
  };
}

/** Reports a link without text: it is invisible, and screen readers spell out its address (WCAG 2.4.4). */
function reportWithoutText(node: Link, page: Page): void {
  if (hasText(node)) return;
  page.report.error(
    node.position?.start,
    `The link to ${JSON.stringify(node.url)} has no text.`,
    'Write in the square brackets where it leads.',
  );
}

function hasText(node: Nodes): boolean {
  if ('children' in node) return node.children.some(hasText);
  const text = node.type === 'image' ? node.alt : 'value' in node ? node.value : '';
  return (text ?? '').trim() !== '';
}

/** Whether a relative URL has a path. */
function isPath(url: string): boolean {
  return /^[^?#]/.test(url.trim());
}

/** Whether a relative URL may be the path of a page: it ends in `.md`, or has no ending. */
function isPagePath(url: string): boolean {
  const [path = ''] = url.trim().split(/[?#]/);
  return (
    classifyUrl(url).kind === 'relative' &&
    isPath(url) &&
    fullAddress(url) === undefined &&
    !/\.(?!md$)\w+$/i.test(path)
  );
}

/** Returns the folder of a page's file below the content folder, separated by slashes. */
function folderOf({ source: { contentFolder, directory } }: Page): string {
  return relative(contentFolder, directory).replaceAll('\\', '/');
}

/**
 * Resolves a relative link (`../concepts/nodes.md#rules` or `nodes`) to the route of its page, from a file in this
 * folder below the content folder, as editors and GitHub do. Undefined for all other links.
 */
export function pageLink(url: string, folder: string): string | undefined {
  if (!isPagePath(url)) return undefined;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url.trim()) ?? [];
  const contentPath = posix.join(folder, decodePath(path)).replace(/\/$/, '').replace(/\.md$/i, '');
  if (contentPath === 'landing') return `/${rest}`;
  if (/^docs(?:\/|$)/.test(contentPath))
    return encodeURI(pagePath(pageSlug(contentPath.replace(/^docs$/, '')))) + rest;
  if (/^pages\/[^/]+$/.test(contentPath)) return encodeURI(textPagePath(textPageName(contentPath))) + rest;
  return undefined;
}

/** The extensions of pages, here and in other tools. */
const PAGE_ENDING = /\.(?:mdx?|html)$/i;

/**
 * Returns the page that a broken relative path was meant for: `/docs/api/editor` for `../../api/editor.md` with one
 * `../` too many, or for `../api/editor.mdx`.
 */
function meantPage(url: string, { source: { contentFolder } }: Page): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url.trim()) ?? [];
  const name = decodePath(path)
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/^docs\//, '')
    .replace(PAGE_ENDING, '');
  const docs = join(contentFolder, 'docs');
  if (!/^[^.]+$/.test(name) || !existsSync(docs)) return undefined;
  const files = readdirSync(docs, { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.md'),
  );
  const pages = files.map((file) => pagePath(pageSlug(file.replaceAll('\\', '/'))));
  const meant = nearestPath(pagePath(name), pages);
  return meant === undefined ? undefined : encodeURI(meant) + rest;
}

/** Warns about a link without an address on the site or elsewhere: readers get its text, not a dead link. */
function reportLink(node: Link, url: ClassifiedUrl, page: Page): void {
  const start = node.position?.start;
  const target = JSON.stringify(node.url);
  const address = fullAddress(node.url);
  if (node.url.trim() === '') {
    page.report.warning(
      start,
      'This link leads nowhere: it has no target.',
      'Write the target in the round brackets.',
    );
  } else if (url.kind === 'relative' && address !== undefined) {
    // A folder beside the page may have a name like that of a host.
    const [folder = ''] = node.url.trim().split(/[/?#]/);
    const isFolder = existsSync(join(page.source.directory, folder));
    page.report.warning(
      start,
      isFolder
        ? `The link target ${target} may be the address of another site or the path of a page.`
        : `The link target ${target} is taken for a file of this site.`,
      isFolder ? `Write "./${node.url.trim()}" for the page.` : `Write "${address}".`,
    );
  } else if (url.kind === 'relative') {
    const meant = meantPage(node.url, page);
    const isFile = meant === undefined && isPath(node.url) && !isPagePath(node.url);
    page.report.warning(
      start,
      `The link target ${target} is no page of this site${isFile ? ', and of the files beside a page only images are published' : ''}.`,
      meant === undefined
        ? 'A link to a page is a path from the root of the site ("/docs/concepts/nodes"), or leads from this file to that of the page ("../concepts/nodes.md").'
        : `Did you mean "${meant}"?`,
    );
  } else {
    page.report.warning(
      start,
      `The link target ${target} is not safe, so only the text of the link is shown.`,
      'A link leads to a path of this site ("/docs/overview"), a heading ("#setup"), an http or https address, or mailto.',
    );
  }
}

const URL_ATTRIBUTES = ['href', 'src'] as const;

/** Prefixes internal links and images with the base path of the site. */
export function rehypeBasePath() {
  return (tree: HtmlRoot, file: VFile): void => {
    const { base } = pageOf(file).source;
    if (base === '/') return;
    visit(tree, 'element', ({ properties }) => {
      for (const name of URL_ATTRIBUTES) {
        const value = properties[name];
        if (typeof value === 'string' && value.startsWith('/')) properties[name] = `${base}${value.slice(1)}`;
      }
      const { srcSet } = properties;
      if (srcSet) properties['srcSet'] = srcSet.replace(/(?<=^|, )\//g, base);
    });
  };
}
