import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pagePath } from '../../../shared/page-path.ts';
import { readInlineNames } from '../code/names.ts';
import { childElements, element, hasClass, headingLevel, readableText, tableRows } from '../page/hast.ts';
import { addLink, pageOf } from '../page/page.ts';

/** Elements in which inline code is not linked: samples, links, headings, and the summaries of collapsible text. */
const WITHOUT_LINKS: ReadonlySet<string> = new Set('pre a button summary h1 h2 h3 h4 h5 h6'.split(' '));

/**
 * Links inline code that names a documented part of the API (`useEditor`, `<Frame>`, `actions.add()`) to its entry: the
 * first time in each section, so that prose does not turn into a list of links.
 */
export function rehypeInlineNames() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOf(file);
    const names = await readInlineNames(page);
    if (names.size === 0) return;
    const own = page.source.slug === undefined ? undefined : pagePath(page.source.slug);
    let linked = new Set<string>();
    visit(tree, 'element', (node, index, parent) => {
      if (headingLevel(node) !== undefined) linked = new Set();
      if (WITHOUT_LINKS.has(node.tagName)) return SKIP;
      // In the descriptions of API tables, writers add links themselves.
      if (node.tagName === 'table' && hasClass(node, 'api')) {
        for (const href of linkTypes(node, names)) addLink(page, href, node.position?.start);
        return SKIP;
      }
      if (node.tagName !== 'code' || parent === undefined || index === undefined) return;
      const href = targetOf(readableText(node), names);
      if (href === undefined || href === own || linked.has(href)) return SKIP;
      linked.add(href);
      addLink(page, href, node.position?.start);
      parent.children[index] = element('a', { href }, [node]);
      return SKIP;
    });
  };
}

/** Returns the entry that inline code names: as written, as a component's tag, or as a call. */
function targetOf(code: string, names: ReadonlyMap<string, string>): string | undefined {
  const [, tag] = /^<([A-Z]\w*)\s*\/?>$/.exec(code) ?? [];
  const [, called] = /^([\w.]+)\([^()]*\)$/.exec(code) ?? [];
  const written = called === undefined ? [tag ?? code] : [called, `${called}()`];
  return written.map((name) => names.get(name)).find((href) => href !== undefined);
}

/** Links the names of types in an API table to their entries, except the entry itself. Returns the links. */
function linkTypes(table: Element, names: ReadonlyMap<string, string>): ReadonlySet<string> {
  const hrefs = new Set<string>();
  const linkIn = (cell: Element, own: string) => {
    // Members of other namespaces, such as `React.JSX.Element`.
    const foreign = new Set(readableText(cell).match(/(?<=\.)[A-Z]\w*/g));
    visit(cell, 'text', ({ value }, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const parts = value.split(/(\b[A-Z]\w*)/).flatMap((part): ElementContent[] => {
        const href = foreign.has(part) ? undefined : names.get(part);
        if (!/^[A-Z]/.test(part) || href === undefined || href.endsWith(own))
          return part === '' ? [] : [{ type: 'text', value: part }];
        hrefs.add(href);
        return [element('a', { href }, [part])];
      });
      if (parts.every(({ type }) => type === 'text')) return;
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
  for (const row of tableRows(table)) {
    for (const cell of childElements(row, 'td')) {
      if (cell.properties['dataLabel'] === 'Type') linkIn(cell, `#${String(row.properties['id'])}`);
    }
  }
  return hrefs;
}
