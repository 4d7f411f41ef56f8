// The page of the specs in this folder: a list of three texts with a toolbox.
import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

function Text({ text }: { text: string }) {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <p
      id={text}
      style={{ margin: 0, padding: 20 }}
      ref={(element) => {
        if (element) connect(drag(element));
      }}
    >
      {text}
    </p>
  );
}

function Box({ children }: { children?: ReactNode }) {
  const {
    connectors: { connect },
  } = useNode();
  return (
    <div
      id="page"
      style={{ padding: 20 }}
      ref={(element) => {
        if (element) connect(element);
      }}
    >
      {children}
    </div>
  );
}

function Toolbox() {
  const { connectors } = useEditor();
  return (
    <div
      id="tool"
      style={{ padding: 20 }}
      ref={(element) => {
        if (element) connectors.create(element, <Text text="New" />);
      }}
    >
      Tool
    </div>
  );
}

/** Renders the editor. */
export function renderEditor(): void {
  const root = document.createElement('main');
  document.body.append(root);
  createRoot(root).render(
    <Editor resolver={{ Box, Text }}>
      <Toolbox />
      <Frame>
        <Element is={Box} canvas>
          {['A', 'B', 'C'].map((text) => (
            <Text key={text} text={text} />
          ))}
        </Element>
      </Frame>
    </Editor>,
  );
}
