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
import { Box, Text, useAttach } from '../parts.tsx';

type TabProps = { label?: string; children?: ReactNode };

/**
 * One tab, which users fill. Its label is a prop; the button with it
 * belongs to Tabs.
 */
function Tab({ children }: TabProps) {
  return <Box>{children}</Box>;
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
  const { id } = useNode();
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
    <div {...useAttach('box')}>
      <div className="tools">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            aria-pressed={tab === shown}
            onClick={() => setOpen(tab.id)}
          >
            {tab.label}
          </button>
        ))}
        {enabled && (
          <>
            <button type="button" onClick={add}>
              Add a tab
            </button>
            <button
              type="button"
              disabled={tabs.length < 2}
              onClick={() => shown && actions.delete(shown.id)}
            >
              Delete this tab
            </button>
          </>
        )}
      </div>
      {shown && <NodeElement key={shown.id} id={shown.id} />}
    </div>
  );
}
Tabs.craft = { displayName: 'Tabs' };

export default function Demo() {
  return (
    <Editor resolver={{ Box, Tab, Tabs, Text }}>
      <Frame>
        <Element is={Box} canvas>
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
