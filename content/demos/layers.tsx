import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { Layers, useLayer } from '@craftjs/layers';
import type { ReactNode } from 'react';
import { Box } from '../parts.tsx';

/** One layer, with buttons so that the panel works by keyboard. */
// fold
function Layer({ children }: { children?: ReactNode }) {
  const {
    id,
    depth,
    expanded,
    connectors,
    actions: { toggleLayer },
    children: nested,
  } = useLayer((layer) => ({
    expanded: layer.expanded,
  }));
  const { actions, label, hidden, selected } = useEditor(
    (state, query) => ({
      label: String(state.nodes[id]?.data.props['label']),
      hidden: state.nodes[id]?.data.hidden ?? false,
      selected: query.getEvent('selected').contains(id),
    }),
  );
  return (
    <div
      ref={(el) => {
        if (el) connectors.layer(el);
      }}
    >
      <div
        ref={(el) => {
          if (el) connectors.drag(connectors.layerHeader(el));
        }}
        className="tools"
        style={{ paddingLeft: 16 * depth }}
      >
        <button
          type="button"
          style={{ flex: 1 }}
          aria-pressed={selected}
          onClick={() => actions.selectNode(id)}
        >
          {label}
        </button>
        {nested.length > 0 && (
          <button
            type="button"
            aria-expanded={expanded}
            aria-label={`Layers in ${label}`}
            onClick={toggleLayer}
          >
            {expanded ? '−' : '+'}
          </button>
        )}
        <button
          type="button"
          aria-pressed={hidden}
          onClick={() => actions.setHidden(id, !hidden)}
        >
          Hide
        </button>
      </div>
      {children}
    </div>
  );
}

export default function Demo() {
  return (
    <div className="beside">
      <Editor resolver={{ Box }}>
        <Frame>
          <Element is={Box} label="Page" canvas>
            {/* start */}
            <Box label="First" />
            <Box label="Second" />
            <Element is={Box} label="Group" canvas>
              <Box label="Third" />
            </Element>
          </Element>
        </Frame>
        <div>
          <Layers expandRootOnLoad renderLayer={Layer} />
        </div>
      </Editor>
    </div>
  );
}
