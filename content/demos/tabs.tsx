import type { NodeId } from '@craftjs/core';
import {
  Editor,
  Element,
  Frame,
  NodeElement,
  useEditor,
  useNode,
} from '@craftjs/core';
import type { ReactNode } from 'react';
import { useState } from 'react';

// fold
function Text({ text = '' }: { text?: string }) {
  const {
    connectors: { connect, drag },
    id,
    selected,
  } = useNode((node) => ({ selected: node.events.selected }));
  const { actions, query } = useEditor();
  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el));
      }}
      tabIndex={0}
      onFocus={() => {
        if (!query.getEvent('selected').contains(id))
          actions.selectNode(id);
      }}
      style={{
        padding: 8,
        outline: selected ? '2px solid var(--accent)' : 'none',
      }}
    >
      {text}
    </div>
  );
}
Text.craft = { displayName: 'Text' };

type TabProps = { label?: string; children?: ReactNode };

/**
 * One tab, which users fill. Its label is a prop; the button with it
 * belongs to Tabs.
 */
// fold
function Tab({ children }: TabProps) {
  const {
    connectors: { connect },
  } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
      style={{ padding: 16, minHeight: 96, background: 'var(--surface-3)' }}
    >
      {children}
    </div>
  );
}
// fold
Tab.craft = {
  displayName: 'Tab',
  isCanvas: true,
  props: { label: 'New tab' },
};

/**
 * Renders one of its child Nodes. Which one is not part of the page: it is
 * React state.
 */
// fold
function Tabs() {
  const {
    connectors: { connect, drag },
    id,
  } = useNode();
  const { actions, query, enabled, tabs } = useEditor((state) => ({
    enabled: state.options.enabled,
    tabs: (state.nodes[id]?.data.nodes ?? []).map((tab) => ({
      id: tab,
      label: String(state.nodes[tab]?.data.props['label']),
    })),
  }));
  const [open, setOpen] = useState<NodeId>();
  const shown = tabs.find((tab) => tab.id === open) ?? tabs[0];

  const add = () => {
    const tree = query
      .parseReactElement(<Tab label={`Tab ${tabs.length + 1}`} />)
      .toNodeTree();
    actions.addNodeTree(tree, id);
    setOpen(tree.rootNodeId);
  };

  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el));
      }}
      style={{ padding: 12 }}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          aria-pressed={tab === shown}
          onClick={() => {
            setOpen(tab.id);
          }}
        >
          {tab.label}
        </button>
      ))}
      {enabled && (
        <>
          {' '}
          <button type="button" onClick={add}>
            Add a tab
          </button>{' '}
          <button
            type="button"
            disabled={tabs.length < 2}
            onClick={() => {
              if (shown) actions.delete(shown.id);
            }}
          >
            Delete this tab
          </button>
        </>
      )}
      {shown && <NodeElement key={shown.id} id={shown.id} />}
    </div>
  );
}
Tabs.craft = { displayName: 'Tabs' };

// fold
function Page({ children }: { children?: ReactNode }) {
  const {
    connectors: { connect },
  } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
      style={{ padding: 12 }}
    >
      {children}
    </div>
  );
}
Page.craft = { displayName: 'Page' };

export default function Demo() {
  return (
    <Editor resolver={{ Page, Tab, Tabs, Text }}>
      <Frame>
        <Element is={Page} canvas>
          <Text text="Drag me into a tab." />
          <Element is={Tabs}>
            {/* start */}
            <Tab label="Boats">
              <Text text="Canoes and kayaks" />
              <Text text="Rowing boats" />
            </Tab>
            <Tab label="Prices">
              <Text text="From € 20 a day" />
            </Tab>
          </Element>
        </Element>
      </Frame>
    </Editor>
  );
}
