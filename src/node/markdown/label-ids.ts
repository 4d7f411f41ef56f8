import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { hasClass } from './html/element.ts';
import type { Page } from './page.ts';

/**
 * Names notes by their titles and scrollable API tables by their captions. It comes last, so that these ids
 * make way for those of the headings and not the other way round.
 */
export function labelRegions(tree: Root, page: Page): void {
  visit(tree, 'element', (node) => {
    if (hasClass(node, 'note')) {
      labelBy(
        node,
        node.children.find((child) => child.type === 'element' && hasClass(child, 'note-title')),
        page,
      );
    }
    if (hasClass(node, 'api-scroll')) {
      const table = node.children.find((child) => child.type === 'element');
      labelBy(
        node,
        table?.children.find((child) => child.type === 'element' && child.tagName === 'caption'),
        page,
      );
    }
  });
}

function labelBy(region: Element, label: Element['children'][number] | undefined, page: Page): void {
  if (label?.type !== 'element') return;
  const id = page.ids.claimInternal(label.tagName === 'caption' ? 'api-caption' : 'note-title');
  label.properties = { id, ...label.properties };
  region.properties['ariaLabelledBy'] = [id];
}
