import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { childElements } from '../page/hast.ts';

/** Marks the lists whose numbers have more than two digits: they need more room beside the text. */
export function rehypeLists() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'ol') return;
      const last = Number(node.properties['start'] ?? 1) + childElements(node, 'li').length - 1;
      if (last > 99) node.properties['className'] = ['long-numbers'];
    });
  };
}
