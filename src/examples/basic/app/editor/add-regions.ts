import type { NodeTree, useEditorReturnType } from '@craftjs/core';
import { cardRegions } from '../components/card-regions.tsx';

/** Adds the regions of all cards to a tree, so that redo keeps them. */
export function addRegions(
  query: useEditorReturnType['query'],
  tree: NodeTree,
): NodeTree {
  const nodes = { ...tree.nodes };

  for (const { data } of Object.values(tree.nodes)) {
    if (data.name !== 'Card') continue;
    for (const [region, element] of Object.entries(cardRegions)) {
      const part = query.parseReactElement(element).toNodeTree();
      data.linkedNodes[region] = part.rootNodeId;
      Object.assign(nodes, part.nodes);
    }
  }
  return { ...tree, nodes };
}
