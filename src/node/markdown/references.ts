import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Turns `[text][name]` and `![alt][name]` into links and images that hold their target, so that one rule
 * checks both ways of writing. The first definition of a name counts (CommonMark, section 4.7).
 */
export function resolveReferences(tree: Root): void {
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
}

function keyOf(identifier: string): string {
  return identifier.toUpperCase();
}
