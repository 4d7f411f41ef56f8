import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import { Layers, useLayer } from '@craftjs/layers';
import type { ReactNode } from 'react';

// fold
function Box({ label, children }: { label: string; children?: ReactNode }) {
  const {
    connectors: { connect, drag },
    selected,
  } = useNode((node) => ({
    selected: node.events.selected,
  }));
  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el));
      }}
      style={{
        padding: 12,
        background: 'var(--surface)',
        outline: selected
          ? '2px solid var(--accent)'
          : '1px solid var(--line)',
      }}
    >
      {label}
      {children}
    </div>
  );
}

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
        style={{
          display: 'flex',
          gap: 4,
          padding: 4,
          paddingLeft: 4 + 16 * depth,
          background: selected ? 'var(--accent-soft)' : 'none',
        }}
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
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Editor resolver={{ Box }}>
        <div style={{ flex: '1 1 12rem' }}>
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
        </div>
        <div style={{ flex: '1 1 14rem' }}>
          <Layers expandRootOnLoad renderLayer={Layer} />
        </div>
      </Editor>
    </div>
  );
}
