import type { DocSection } from 'derived/doc-sections.ts';
import type { DocSlug } from 'derived/doc-slugs.ts';
import { docUrl } from '../../../shared/site-links.ts';
import { createStore } from '../../ui/store.ts';

/** A part of the editor, and what of Craft.js makes it. */
export interface Part {
  readonly name: string;
  /** Matches its elements. */
  readonly selector: string;
  /** The hook, component or setting. */
  readonly api: string;
  /** The URL of its documentation. */
  readonly docs: string;
  /** The name of the source file. */
  readonly file: string;
}

type Row<Page extends DocSlug> = readonly [
  name: string,
  selector: string,
  api: string,
  section: DocSection<Page>,
  file: string,
];

const madeBy = <Page extends DocSlug>(page: Page, ...rows: readonly Row<Page>[]): readonly Part[] =>
  rows.map(([name, selector, api, section, file]) => ({
    name,
    selector,
    api,
    docs: docUrl(page, section),
    file,
  }));

/** The parts of the editor that Craft.js takes part in. Of the parts that match one element, the first one counts. */
export const PARTS = [
  madeBy('api/frame', ['Page', '.canvas-page', '<Frame>', 'example', 'PageEditor.tsx']),
  madeBy(
    'api/user-component',
    ['Boxes', '.page-box', 'craft.isCanvas, craft.rules', 'craft-rules', 'boxes.tsx'],
    ['Settings', '.settings', 'craft.related', 'craft-related', 'SettingsPanel.tsx'],
  ),
  madeBy(
    'api/useNode',
    ['Text being edited', '.page-text-field', 'useNode: setProp', 'action-setprop', 'EditableText.tsx'],
    ['Other components', '.canvas-page [draggable]', 'useNode: connectors', 'connectors', 'use-page-node.ts'],
    ['Fields', '.section', 'useNode: setProp', 'action-setprop', 'settings-panel.tsx'],
  ),
  madeBy(
    'api/useEditor',
    ['Toolbox', '.toolbox', 'useEditor: create', 'connector-create', 'ToolboxButton.tsx'],
    ['Ground', '.canvas', 'useEditor: select, hover', 'connector-select', 'Canvas.tsx'],
    ['Bar of the selection', '.frame-actions', 'useEditor: drag', 'connector-drag', 'SelectionFrame.tsx'],
    ['Handles', '.resize-handle', 'useEditor: history.merge', 'history-merge', 'resize.ts'],
    ['Layers', '.sidebar-layers', 'useEditor: selectNode', 'editor-action-selectnode', 'LayersPanel.tsx'],
    ['Undo and redo', '.button-group', 'useEditor: history', 'history-undo', 'use-commands.ts'],
    ['Edit and view', '.mode-switch', 'useEditor: setOptions', 'editor-action-setoptions', 'TopBar.tsx'],
    ['Page menu', '[popovertarget]', 'useEditor: deserialize', 'action-deserialize', 'PageMenu.tsx'],
    ['Code', '.drawer', 'useEditor: serialize', 'query-getserializednodes', 'CodeDrawer.tsx'],
  ),
  madeBy('api/helpers', ['Path', '.breadcrumb', 'ancestors', 'tree-ancestors', 'Breadcrumb.tsx']),
  madeBy('api/editor', [
    'State of saving',
    '.save-status',
    'onNodesChange',
    'on-nodes-change',
    'autosave.ts',
  ]),
].flat();

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
