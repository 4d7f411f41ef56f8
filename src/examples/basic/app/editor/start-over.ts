import { ROOT_NODE, type useEditorReturnType } from '@craftjs/core';
import { startPage } from '../start-page.tsx';
import { addRegions } from './add-regions.ts';

type Editor = Pick<useEditorReturnType, 'actions' | 'query'>;

/** Replaces the page with the start page, as one undo step. */
export function startOver({ actions, query }: Editor) {
  const tree = query
    .parseReactElement(startPage)
    .toNodeTree((node, jsx) => {
      if (jsx === startPage) node.id = ROOT_NODE;
      return node;
    });
  const oldParts = query.node(ROOT_NODE).childNodes();

  actions.selectNode();
  if (oldParts.length > 0) actions.delete(oldParts);
  const { addNodeTree } =
    oldParts.length > 0 ? actions.history.merge() : actions;
  addNodeTree(addRegions(query, tree));
}
