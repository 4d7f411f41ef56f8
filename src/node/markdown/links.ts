import type { Root as HtmlRoot } from 'hast';
import type { Definition, Link, Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type ClassifiedUrl, classifyUrl } from '../../shared/safe-url.ts';
import { type Page, pageOf } from './page.ts';

/**
 * Turns `[text][name]` and `![alt][name]` into links and images that hold their target, so that one rule
 * checks both ways of writing. The first definition of a name counts (CommonMark, section 4.7).
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
 * Keeps links that a reader may follow and notes them for the link check; external ones are marked. Any other
 * is reported and becomes its text.
 */
export function remarkLinks() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file);
    visit(tree, 'link', (node, index, parent) => {
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

/**
 * A link without text has no name: nobody sees it, and a screen reader spells out its address (WCAG 2.4.4).
 */
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

function reportLink(node: Link, url: ClassifiedUrl, page: Page): void {
  const start = node.position?.start;
  const target = JSON.stringify(node.url);
  if (node.url.trim() === '') {
    page.report.error(
      start,
      'This link leads nowhere: it has no target.',
      'Write the target in the round brackets.',
    );
  } else if (url.kind === 'relative') {
    page.report.error(
      start,
      `The link target ${target} is relative.`,
      'Write the path from the root of the site, without the file ending: "/docs/concepts/nodes".',
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

/** Moves the article's links to the site, and its images, below the base path of the site. */
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
