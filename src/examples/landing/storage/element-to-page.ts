import { type NodeData, ROOT_NODE, type SerializedNodes, serializeNode, type useEditor } from '@craftjs/core';
import type { ReactElement } from 'react';

type Query = Pick<ReturnType<typeof useEditor>['query'], 'parseReactElement' | 'getOptions'>;

/** The JSON of a page that is written as JSX: what `<Frame>` would make of it. */
export function elementToPage(query: Query, element: ReactElement): SerializedNodes {
  const { nodes } = query.parseReactElement(element).toNodeTree((node, jsx) => {
    if (jsx === element) node.id = ROOT_NODE;
  });
  const { resolver } = query.getOptions();
  return Object.fromEntries(
    Object.values(nodes).map(({ id, data }) => [id, serializeNode(withoutChildren(data), resolver)]),
  );
}

/** Children that became Nodes are still elements in the props of a fresh tree. */
function withoutChildren(data: NodeData): NodeData {
  const { children: _, ...props } = data.props;
  return { ...data, props };
}
