import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const stringifier = unified()
  .use(rehypeStringify, {
    allowDangerousHtml: false,
    characterReferences: { useNamedReferences: true },
    collapseEmptyAttributes: true,
  })
  .freeze();

/** Writes the tree as HTML. Raw HTML, should any be left in the tree, comes out as text. */
export function stringifyHtml(tree: Root): string {
  return stringifier.stringify(tree).trim();
}
