import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import { type ReactNode, useRef } from 'react';

// fold
function Block({
  text,
  children,
}: {
  text?: string;
  children?: ReactNode;
}) {
  const {
    connectors: { connect, drag },
    id,
  } = useNode();
  const { actions, query } = useEditor();
  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el));
      }}
      tabIndex={0}
      onFocus={(event) => {
        event.stopPropagation();
        const isSelected = query.getEvent('selected').contains(id);
        if (!isSelected) actions.selectNode(id);
      }}
      style={{ padding: 12, border: '1px solid var(--line-strong)' }}
    >
      {text ?? children}
    </div>
  );
}

/** What a component collects and shows, and how often it has rendered. */
// fold
function useLine(collects: string, shows: ReactNode) {
  const renders = useRef(0);
  renders.current += 1;
  return (
    <li>
      Collects {collects}: {shows}. <b>Renders: {renders.current}</b>
    </li>
  );
}

// fold
function Nothing() {
  const { query } = useEditor();
  return useLine(
    'nothing',
    `${Object.keys(query.getNodes()).length} Nodes`,
  );
}

function Pointed() {
  const { on } = useEditor(({ events }) => ({ on: events.hovered.size }));
  return useLine('whether something is hovered', on ? 'yes' : 'no');
}

// fold
function Selected() {
  const { text } = useEditor((state, query) => ({
    text: state.nodes[query.getEvent('selected').last()]?.data.props[
      'text'
    ],
  }));
  return useLine('the selected text', text ?? '–');
}

function Saved() {
  const { json } = useEditor((_, query) => ({ json: query.serialize() }));
  return useLine('the saved page', `${json.length} characters`);
}

export default function Demo() {
  return (
    <Editor resolver={{ Block }}>
      <Frame>
        <Element is={Block} canvas>
          {/* start */}
          <Block text="Point at me, or drag me." />
          <Block text="Select me." />
        </Element>
      </Frame>
      <ul>
        <Nothing />
        <Pointed />
        <Selected />
        <Saved />
      </ul>
    </Editor>
  );
}
