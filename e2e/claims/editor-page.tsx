// The page of the specs in this folder: a list of three texts with a toolbox.
import { Editor, Element, Frame, type Options, useEditor, useNode } from '@craftjs/core';
import { type ComponentType, Fragment, type ReactNode } from 'react';
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

/** The texts, and the place after the last one. */
const TEXTS = ['A', 'B', 'C', undefined];

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

interface EditorPageOptions extends Pick<Partial<Options>, 'handlers'> {
  /** How many texts are before one that is hidden. By default, none is hidden. */
  readonly hiddenAfter?: number;
  /** Renders the page around its content, for example in a frame. */
  readonly Stage?: ComponentType<{ children: ReactNode }>;
}

/** Renders the editor, with `extra` inside it. */
export function renderEditor(
  extra?: ReactNode,
  { hiddenAfter, Stage = Fragment, ...options }: EditorPageOptions = {},
): void {
  const root = document.createElement('main');
  document.body.append(root);
  createRoot(root).render(
    <Editor resolver={{ Box, Text }} {...options}>
      <Toolbox />
      {extra}
      <Stage>
        <Frame>
          <Element is={Box} canvas>
            {TEXTS.flatMap((text, before) => [
              before === hiddenAfter && <Element key="hidden" is={Text} text="Hidden" hidden />,
              text !== undefined && <Text key={text} text={text} />,
            ])}
          </Element>
        </Frame>
      </Stage>
    </Editor>,
  );
}
