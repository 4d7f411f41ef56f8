import type { SerializedNodes } from '@craftjs/core';
import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { createContext, useContext, useState } from 'react';

/**
 * The one part of this demo. In an app: all parts by name, saved apart from
 * the pages.
 */
const Part = createContext<SerializedNodes>({});

// fold
function Text({ text = '' }: { text?: string }) {
  const {
    connectors: { connect, drag },
    id,
    selected,
  } = useNode((node) => ({ selected: node.events.selected }));
  const { actions, enabled, query } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));
  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el));
      }}
      tabIndex={enabled ? 0 : undefined}
      onFocus={(event) => {
        event.stopPropagation();
        const isSelected = query.getEvent('selected').contains(id);
        if (enabled && !isSelected) actions.selectNode(id);
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

// fold
function Box({ children }: { children?: ReactNode }) {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el));
      }}
      style={{
        padding: 12,
        background: 'var(--surface-2)',
        borderLeft: '4px solid var(--accent-solid)',
      }}
    >
      {children}
    </div>
  );
}
Box.craft = { displayName: 'Box' };

/** Without SharedPart, so that a part cannot hold itself. */
const partResolver = { Box, Text };

/**
 * A Node of the page. Inside is an editor of its own that is off; a new key
 * loads the part as it is now.
 */
// fold
function SharedPart() {
  const {
    connectors: { connect, drag },
    id,
    selected,
  } = useNode((node) => ({ selected: node.events.selected }));
  const { actions, query } = useEditor();
  const part = useContext(Part);
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
        outline: selected ? '2px solid var(--accent)' : 'none',
      }}
    >
      <Editor
        key={JSON.stringify(part)}
        enabled={false}
        resolver={partResolver}
      >
        <Frame data={part} />
      </Editor>
    </div>
  );
}
SharedPart.craft = { displayName: 'Shared part' };

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
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap: 8,
        padding: 12,
      }}
    >
      {children}
    </div>
  );
}
Page.craft = { displayName: 'Page' };

// fold
const node = (
  name: string,
  props: object,
  parent: string | null,
  nodes: string[],
  isCanvas: boolean,
) => ({
  type: { resolvedName: name },
  displayName: name,
  props,
  parent,
  nodes,
  isCanvas,
  hidden: false,
  linkedNodes: {},
});
const partOf = (text: string): SerializedNodes => ({
  ROOT: node('Box', {}, null, ['slogan'], true),
  slogan: node('Text', { text }, 'ROOT', [], false),
});

export default function Demo() {
  // start
  const [text, setText] = useState('Paddles for everybody');
  return (
    <>
      <p>
        <label>
          Shared slogan{' '}
          <input
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </p>
      <Part.Provider value={partOf(text)}>
        <Editor resolver={{ Page, SharedPart, Text }}>
          <Frame>
            <Element is={Page} canvas>
              <SharedPart />
              <Text text="Drag me: I belong to this page only." />
              <SharedPart />
            </Element>
          </Frame>
        </Editor>
      </Part.Provider>
    </>
  );
}
