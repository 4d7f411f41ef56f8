/**
 * Internal exports of the packages, each with the reason why no page documents it. All other exports are in an API
 * table, or the subject of a page.
 */
export const INTERNAL_EXPORTS: Readonly<Record<string, string>> = {
  Events: 'Editor renders it; it draws the drop indicator and takes no part in anything that users write.',
  QueryMethods: 'Makes the object that useEditor returns as query.',
  ActionMethodsWithConfig: 'Makes the object that useEditor returns as actions.',
  useEditorStore: 'Editor calls it to make its store.',
  editorInitialState: 'The state that the store of Editor starts with.',
  defaultElementProps: 'The defaults of Element, listed with its props.',
  elementPropToNodeData: 'How Element maps its props to the fields of a Node.',
  deprecateCanvasComponent: 'Logs the warning of the deprecated Canvas component.',
  NodeSelectorType: 'An enum that only chooses the kind of a NodeSelector type; no call takes it.',
};
