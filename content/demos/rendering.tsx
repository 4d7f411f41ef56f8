import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { type ReactNode, useRef } from 'react';
import { Box, Text } from '../parts.tsx';

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
    <Editor resolver={{ Box, Text }}>
      <Frame>
        <Element is={Box} canvas>
          {/* start */}
          <Text text="Point at me, or drag me." />
          <Text text="Select me." />
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
