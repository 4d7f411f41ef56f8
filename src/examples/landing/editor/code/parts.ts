import { sitePage } from '../../../shared/site-links.ts';
import { createStore } from '../../ui/store.ts';

/**
 * The parts of the editor that Craft.js takes part in: the name, the selector, what makes it, its documentation and its
 * source file. The first part that matches an element counts.
 */
const ROWS = [
  ['Page', '.canvas-page', '<Frame>', 'frame#example', 'PageEditor.tsx'],
  ['Boxes', '.page-box', 'craft.isCanvas, craft.rules', 'user-component#craft-rules', 'boxes.tsx'],
  ['Text being edited', '.page-text-field', 'useNode: setProp', 'useNode#action-setprop', 'EditableText.tsx'],
  ['Components', '.canvas-page [draggable]', 'useNode: connect', 'useNode#connectors', 'use-page-node.ts'],
  ['Toolbox', '.toolbox', 'useEditor: create', 'useEditor#connector-create', 'ToolboxButton.tsx'],
  ['Ground', '.canvas', 'useEditor: select, hover', 'useEditor#connector-select', 'Canvas.tsx'],
  ['Selection', '.frame-actions', 'useEditor: drag', 'useEditor#connector-drag', 'SelectionFrame.tsx'],
  ['Handles', '.resize-handle', 'useEditor: history.merge', 'useEditor#history-merge', 'ResizeHandles.tsx'],
  ['Fields', '.section', 'useNode: setProp', 'useNode#action-setprop', 'settings-panel.tsx'],
  ['Settings', '.settings', 'craft.related', 'user-component#craft-related', 'SettingsPanel.tsx'],
  ['Layers', '.sidebar-layers', 'useEditor: nodes', 'editor-state#state-nodes', 'LayersPanel.tsx'],
  ['Path', '.breadcrumb', 'query.node: ancestors', 'helpers#tree-ancestors', 'Breadcrumb.tsx'],
  ['Undo and redo', '.button-group', 'useEditor: history', 'useEditor#history-undo', 'use-commands.ts'],
  ['Saving', '.save-status', '<Editor onNodesChange>', 'editor#on-nodes-change', 'autosave.ts'],
  ['Code', '.drawer', 'useEditor: serialize', 'useEditor#query-getserializednodes', 'CodeDrawer.tsx'],
  ['Mode', '.mode-switch', 'useEditor: setOptions', 'useEditor#editor-action-setoptions', 'TopBar.tsx'],
  ['Page menu', '[popovertarget]', 'useEditor: deserialize', 'useEditor#action-deserialize', 'PageMenu.tsx'],
] as const;

/** The parts of the editor. */
export const PARTS = ROWS.map(([name, selector, api, section, file]) => {
  return { name, selector, api, docs: sitePage(`docs/api/${section}`), file };
});

/** A part of the editor, and what of Craft.js makes it. */
export type Part = (typeof PARTS)[number];

/** A part with one of its elements. */
export interface PointedPart {
  readonly part: Part;
  readonly element: Element;
}

/** The part that the visitor points at, if any. */
export const pointedPart = createStore<PointedPart | undefined>(undefined);

/** What the drawer shows, if it is open. */
export const shownCode = createStore<ShownCode | undefined>(undefined);

/** What the drawer shows. */
export interface ShownCode {
  readonly tab: 'JSON' | 'Source' | 'Parts';
  /** The part whose row or source is shown. Otherwise, the source is that of the selection. */
  readonly part?: Part;
}

/** Returns the innermost part around an element. */
export function partAround(target: EventTarget | null): PointedPart | undefined {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const part = PARTS.find(({ selector }) => element?.matches(selector));
    if (part !== undefined) return { part, element };
  }
  return undefined;
}
