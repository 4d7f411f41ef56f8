import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Names the checkboxes of task lists, which are form fields and would have no name (WCAG 4.1.2). */
export function labelTaskLists(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'input') return;
    node.properties['ariaLabel'] = node.properties['checked'] === true ? 'Done' : 'To do';
  });
}
