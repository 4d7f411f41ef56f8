import type { Coverage, MemberTables } from './compare.ts';

/** The names with which the types below are written. */
export const TYPE_IMPORTS = [
  "import type * as core from '@craftjs/core';",
  "import type * as layers from '@craftjs/layers';",
  "import type { ComponentProps } from 'react';",
];

const EDITOR = 'ReturnType<typeof core.useEditor>';
const NODE = 'ReturnType<typeof core.useNode>';
const LAYER = 'ReturnType<typeof layers.useLayer>';
/** The layers package does not export the type of what its collector receives. */
const COLLECTED_LAYER = 'Parameters<NonNullable<Parameters<typeof layers.useLayer>[0]>>[0]';

function members(
  page: string,
  tables: readonly string[],
  type: string,
  more?: Pick<MemberTables, 'prefix' | 'besides'>,
): Coverage {
  return { kind: 'members', page, tables, type, ...more };
}

function exported(page: string, tables: readonly string[]): Coverage {
  return { kind: 'exports', page, tables };
}

/**
 * The type or exports that each API table of the documentation describes. On the pages listed here, a table that is not
 * listed fails the test; tables of other pages are not compared.
 */
export const COVERAGE: readonly Coverage[] = [
  members('api/editor', ['prop'], 'ComponentProps<typeof core.Editor>'),
  members('api/editor', ['indicator'], "core.Options['indicator']"),
  members('guides/event-handlers', ['handler-option'], "core.DefaultEventHandlers['options']"),
  // The last member is static.
  members(
    'guides/event-handlers',
    ['handler'],
    "core.DefaultEventHandlers & Omit<typeof core.DefaultEventHandlers, 'prototype'>",
  ),
  members(
    'guides/event-handlers',
    ['positioner'],
    "core.Positioner & Omit<typeof core.Positioner, 'prototype'>",
  ),
  exported('guides/event-handlers', ['handler-export']),

  members('api/frame', ['prop'], 'ComponentProps<typeof core.Frame>'),
  exported('api/frame', ['export']),

  // For a component without props, so that only the props of Element itself are left.
  members('api/element', ['prop'], 'core.ElementProps<() => null>', {
    besides: { '…other props': 'They are those of the component in `is`.' },
  }),
  exported('api/element', ['lower', 'export']),

  members('api/useEditor', ['return'], EDITOR),
  members('api/useEditor', ['connector'], `${EDITOR}['connectors']`),
  members('api/useEditor', ['action', 'editor-action'], `Omit<${EDITOR}['actions'], 'history'>`),
  members('api/useEditor', ['history'], `${EDITOR}['actions']['history']`),
  members('api/useEditor', ['query'], `Omit<${EDITOR}['query'], 'history'>`),
  members('api/useEditor', ['query-history'], `${EDITOR}['query']['history']`),
  exported('api/useEditor', ['export']),

  members('api/useNode', ['return'], NODE),
  members('api/useNode', ['connector'], `${NODE}['connectors']`),
  members('api/useNode', ['action'], `${NODE}['actions']`),
  exported('api/useNode', ['export']),

  members(
    'api/helpers',
    ['tree', 'kind', 'event', 'rule', 'convert', 'deprecated'],
    'ReturnType<typeof core.NodeHelpers>',
  ),
  exported('api/helpers', ['export']),

  members('api/editor-state', ['state'], 'core.EditorState'),
  members('api/editor-state', ['events'], 'core.EditorEvents'),
  members('api/editor-state', ['indicator'], 'core.Indicator'),
  members('api/editor-state', ['indicator'], 'core.Placement', { prefix: 'placement.' }),
  exported('api/editor-state', ['type']),

  members('api/node', ['node'], 'core.Node'),
  members('api/node', ['data'], 'core.NodeData'),
  members('api/node', ['serialized'], 'core.SerializedNode'),
  exported('api/node', ['type', 'value']),

  members('api/nodetree', ['tree'], 'core.NodeTree'),

  members('api/user-component', ['craft'], 'core.UserComponentConfig<unknown>'),
  members('api/user-component', ['rule'], 'core.NodeRules'),
  exported('api/user-component', ['type']),

  members('additional/layers', ['prop'], 'ComponentProps<typeof layers.Layers>'),
  members('additional/layers', ['return'], LAYER),
  members('additional/layers', ['return'], `${LAYER}['connectors']`, { prefix: 'connectors.' }),
  members('additional/layers', ['return'], `${LAYER}['actions']`, { prefix: 'actions.' }),
  members('additional/layers', ['layer'], COLLECTED_LAYER),
  members('additional/layers', ['layer'], `${COLLECTED_LAYER}['event']`, { prefix: 'event.' }),
  exported('additional/layers', ['part', 'hook']),
];
