import type { SerializedNodes } from '@craftjs/core';
import { Editor, Element, Frame } from '@craftjs/core';
import { createContext, useContext, useState } from 'react';
import { Box, Text, useAttach } from '../parts.tsx';

/**
 * The one part of this demo. In an app: all parts by name, saved apart from
 * the pages.
 */
const Part = createContext<SerializedNodes>({});

/** Without SharedPart, so that a part cannot hold itself. */
const partResolver = { Box, Text };

/**
 * A Node of the page. Inside is an editor of its own that is off; a new key
 * loads the part as it is now.
 */
// fold
function SharedPart() {
  const part = useContext(Part);
  return (
    <div {...useAttach()}>
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
      <p className="tools">
        <label>
          Shared slogan{' '}
          <input
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </p>
      <Part.Provider value={partOf(text)}>
        <Editor resolver={{ Box, SharedPart, Text }}>
          <Frame>
            <Element is={Box} canvas>
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
