import type { Coverage } from './compare.ts';

const EDITOR = 'ReturnType<typeof core.useEditor>';
const NODE = 'ReturnType<typeof core.useNode>';
const LAYER = 'ReturnType<typeof layers.useLayer>';
/** The layers package does not export the type of what its collector receives. */
const COLLECTED_LAYER = 'Parameters<NonNullable<Parameters<typeof layers.useLayer>[0]>>[0]';

/**
 * The type or exports that each API table of the documentation describes. On the pages listed here, a table that is not
 * listed fails the test; tables of other pages are not compared.
 */
export const COVERAGE: readonly Coverage[] = [
  {
    kind: 'members',
    page: 'api/editor',
    tables: ['prop'],
    type: 'ComponentProps<typeof core.Editor>',
  },
  { kind: 'members', page: 'api/editor', tables: ['indicator'], type: "core.Options['indicator']" },
  {
    kind: 'members',
    page: 'guides/event-handlers',
    tables: ['handler-option'],
    type: "core.DefaultEventHandlers['options']",
  },
  {
    kind: 'members',
    page: 'guides/event-handlers',
    tables: ['handler'],
    // The last member is static.
    type: "core.DefaultEventHandlers & Omit<typeof core.DefaultEventHandlers, 'prototype'>",
  },
  {
    kind: 'members',
    page: 'guides/event-handlers',
    tables: ['positioner'],
    type: "core.Positioner & Omit<typeof core.Positioner, 'prototype'>",
  },
  { kind: 'exports', page: 'guides/event-handlers', tables: ['handler-export'] },

  { kind: 'members', page: 'api/frame', tables: ['prop'], type: 'ComponentProps<typeof core.Frame>' },
  { kind: 'exports', page: 'api/frame', tables: ['export'] },

  {
    kind: 'members',
    page: 'api/element',
    tables: ['prop'],
    // For a component without props, so that only the props of Element itself are left.
    type: 'core.ElementProps<() => null>',
    besides: { '…other props': 'They are those of the component in `is`.' },
  },
  { kind: 'exports', page: 'api/element', tables: ['lower', 'export'] },

  { kind: 'members', page: 'api/useEditor', tables: ['return'], type: EDITOR },
  { kind: 'members', page: 'api/useEditor', tables: ['connector'], type: `${EDITOR}['connectors']` },
  {
    kind: 'members',
    page: 'api/useEditor',
    tables: ['action', 'editor-action'],
    type: `Omit<${EDITOR}['actions'], 'history'>`,
  },
  { kind: 'members', page: 'api/useEditor', tables: ['history'], type: `${EDITOR}['actions']['history']` },
  {
    kind: 'members',
    page: 'api/useEditor',
    tables: ['query'],
    type: `Omit<${EDITOR}['query'], 'history'>`,
  },
  {
    kind: 'members',
    page: 'api/useEditor',
    tables: ['query-history'],
    type: `${EDITOR}['query']['history']`,
  },
  { kind: 'exports', page: 'api/useEditor', tables: ['export'] },

  { kind: 'members', page: 'api/useNode', tables: ['return'], type: NODE },
  { kind: 'members', page: 'api/useNode', tables: ['connector'], type: `${NODE}['connectors']` },
  { kind: 'members', page: 'api/useNode', tables: ['action'], type: `${NODE}['actions']` },
  { kind: 'exports', page: 'api/useNode', tables: ['export'] },

  {
    kind: 'members',
    page: 'api/helpers',
    tables: ['tree', 'kind', 'event', 'rule', 'convert', 'deprecated'],
    type: 'ReturnType<typeof core.NodeHelpers>',
  },
  { kind: 'exports', page: 'api/helpers', tables: ['export'] },

  { kind: 'members', page: 'api/editor-state', tables: ['state'], type: 'core.EditorState' },
  { kind: 'members', page: 'api/editor-state', tables: ['events'], type: 'core.EditorEvents' },
  { kind: 'members', page: 'api/editor-state', tables: ['options'], type: 'core.Options' },
  {
    kind: 'members',
    page: 'api/editor-state',
    tables: ['indicator-option'],
    type: "core.Options['indicator']",
  },
  { kind: 'members', page: 'api/editor-state', tables: ['indicator'], type: 'core.Indicator' },
  {
    kind: 'members',
    page: 'api/editor-state',
    tables: ['indicator'],
    prefix: 'placement.',
    type: 'core.Placement',
  },
  { kind: 'exports', page: 'api/editor-state', tables: ['type'] },

  { kind: 'members', page: 'api/node', tables: ['node'], type: 'core.Node' },
  { kind: 'members', page: 'api/node', tables: ['data'], type: 'core.NodeData' },
  { kind: 'members', page: 'api/node', tables: ['serialized'], type: 'core.SerializedNode' },
  { kind: 'exports', page: 'api/node', tables: ['type', 'value'] },

  { kind: 'members', page: 'api/nodetree', tables: ['tree'], type: 'core.NodeTree' },

  {
    kind: 'members',
    page: 'api/user-component',
    tables: ['craft'],
    type: 'core.UserComponentConfig<unknown>',
  },
  { kind: 'members', page: 'api/user-component', tables: ['rule'], type: 'core.NodeRules' },
  { kind: 'exports', page: 'api/user-component', tables: ['type'] },

  {
    kind: 'members',
    page: 'additional/layers',
    tables: ['prop'],
    type: 'ComponentProps<typeof layers.Layers>',
  },
  { kind: 'members', page: 'additional/layers', tables: ['return'], type: LAYER },
  {
    kind: 'members',
    page: 'additional/layers',
    tables: ['return'],
    prefix: 'connectors.',
    type: `${LAYER}['connectors']`,
  },
  {
    kind: 'members',
    page: 'additional/layers',
    tables: ['return'],
    prefix: 'actions.',
    type: `${LAYER}['actions']`,
  },
  { kind: 'members', page: 'additional/layers', tables: ['layer'], type: COLLECTED_LAYER },
  {
    kind: 'members',
    page: 'additional/layers',
    tables: ['layer'],
    prefix: 'event.',
    type: `${COLLECTED_LAYER}['event']`,
  },
  { kind: 'exports', page: 'additional/layers', tables: ['part', 'hook'] },
];
