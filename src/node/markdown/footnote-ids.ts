import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Page } from './page.ts';

/**
 * Claims the ids that markdown gave to the footnotes, their references and their heading: the only ids in a
 * tree that does not hold our own markup yet.
 */
export function claimFootnoteIds(tree: Root, page: Page): void {
  visit(tree, 'element', (node) => {
    const id = node.properties['id'];
    if (typeof id === 'string') page.ids.claimExplicit(id);
  });
}
