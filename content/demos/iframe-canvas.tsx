import {
  Editor,
  Element,
  Frame,
  ROOT_NODE,
  useEditor,
} from '@craftjs/core';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Text, useAttach } from '../parts.tsx';

/**
 * The page has its own styles: nothing of the site reaches into the frame,
 * nor the other way round.
 */
const pageStyles = `
  body {
    margin: 0;
    background: #fff;
    color: #17201a;
    font: 1rem/1.5 system-ui, sans-serif;
  }
  .page {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
    padding: 16px;
  }
  .text { padding: 12px; background: #e9efe9; }
  .selected { outline: 2px solid #11582a; }
  @media (width < 25rem) { .page { grid-template-columns: 1fr; } }
`;

function Page({ children }: { children?: ReactNode }) {
  return <div {...useAttach('page')}>{children}</div>;
}
Page.craft = { displayName: 'Page' };

/**
 * A sheet of the frame's own. A strict Content-Security-Policy allows it,
 * unlike a <style> element.
 */
// fold
function sheetOf(inside: Window & typeof globalThis) {
  const sheet = new inside.CSSStyleSheet();
  sheet.replaceSync(pageStyles);
  return sheet;
}

/**
 * Renders its children into the document of an iframe. They keep the
 * context of the editor.
 */
// fold
function IframeCanvas({
  width,
  children,
}: {
  width: string;
  children: ReactNode;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const takeBody = () => {
    const inside = frame.current?.contentDocument;
    if (inside?.defaultView)
      inside.adoptedStyleSheets = [sheetOf(inside.defaultView)];
    setBody(inside?.body);
  };
  // Chromium has the empty document at once, Firefox makes a new one when
  // the frame loads.
  useEffect(takeBody, []);
  return (
    <>
      <iframe
        ref={frame}
        title="Page"
        onLoad={takeBody}
        style={{
          width,
          height: 240,
          border: '1px solid var(--line-strong)',
        }}
      />
      {body ? createPortal(children, body) : null}
    </>
  );
}

/**
 * The toolbox is in the page around the frame. Its entry can be dragged
 * into the frame all the same.
 */
// fold
function Toolbox() {
  const { actions, connectors, query } = useEditor();
  const add = () => {
    const tree = query
      .parseReactElement(<Text text="New text" />)
      .toNodeTree();
    actions.addNodeTree(tree, ROOT_NODE);
    actions.selectNode(tree.rootNodeId);
  };
  return (
    <div
      ref={(el) => {
        if (el) connectors.create(el, <Text text="New text" />);
      }}
      className="tools"
      style={{ cursor: 'grab' }}
    >
      Text
      <button type="button" onClick={add}>
        Add text
      </button>
    </div>
  );
}

export default function Demo() {
  const [width, setWidth] = useState('100%');
  return (
    <Editor resolver={{ Page, Text }}>
      <div className="tools">
        <Toolbox />
        <button
          type="button"
          aria-pressed={width === '100%'}
          onClick={() => setWidth('100%')}
        >
          Full width
        </button>
        <button
          type="button"
          aria-pressed={width !== '100%'}
          onClick={() => setWidth('20rem')}
        >
          Phone
        </button>
      </div>
      <IframeCanvas width={width}>
        <Frame>
          <Element is={Page} canvas>
            <Text text="Below 25rem the media query makes one column." />
            {/* start */}
            <Text text="Drag me before the other text." />
          </Element>
        </Frame>
      </IframeCanvas>
    </Editor>
  );
}
