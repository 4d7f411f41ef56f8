import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import { type ReactNode, useState } from 'react';

const ROW = { display: 'flex', gap: 8, alignItems: 'center', padding: 4 };

// fold
function Line({ text = '' }: { text?: string }) {
  const {
    connectors: { connect, drag },
    actions: { setProp },
  } = useNode();
  const change = (value: string) => {
    setProp((props: { text: string }) => {
      props.text = value;
    }, 500);
  };
  return (
    <div
      style={ROW}
      ref={(el) => {
        if (el) connect(el);
      }}
    >
      <span
        ref={(el) => {
          if (el) drag(el);
        }}
      >
        ⠿
      </span>
      <input
        aria-label="Line"
        style={{ flex: 1 }}
        value={text}
        onChange={(event) => {
          change(event.target.value);
        }}
      />
    </div>
  );
}

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
    >
      {children}
    </div>
  );
}

Line.craft = { displayName: 'Line' };
Page.craft = { displayName: 'Page' };

// fold
function PageAsJson() {
  const { page } = useEditor((_state, query) => ({
    page: query.getSerializedNodes(),
  }));
  // One line for each Node, with what changes most at its start.
  const lines = Object.entries(page).map(
    ([id, { props, nodes, ...rest }]) => {
      const node = JSON.stringify({ props, nodes, ...rest });
      return `${JSON.stringify(id)}: ${node}`;
    },
  );
  const json = `{\n${lines.join(',\n')}\n}`;
  const [shown, setShown] = useState({ json, before: json });
  if (json !== shown.json) setShown({ json, before: shown.json });

  const old = shown.before.split('\n');
  return (
    <pre>
      {json.split('\n').map((line, at) => {
        const key = [at, line].join();
        const text = `${line}\n`;
        return line === old[at] ? (
          <div
            key={key}
            style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {text}
          </div>
        ) : (
          <mark
            key={key}
            style={{
              display: 'block',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {text}
          </mark>
        );
      })}
    </pre>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Line, Page }}>
      <Frame>
        <Element is={Page} canvas>
          <Line text="Drag me below the other lines." />
          {/* start */}
          <Line text="Change my words." />
          <Line text="The JSON follows." />
        </Element>
      </Frame>
      <PageAsJson />
    </Editor>
  );
}
