import type { UserComponent } from '@craftjs/core';
import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { createElement } from 'react';

type TextProps = { text?: string; size?: number };

// fold
const Text: UserComponent<TextProps> = ({ text, size }) => {
  const {
    connectors: { connect, drag },
    id,
    selected,
  } = useNode((node) => ({ selected: node.events.selected }));
  const { actions, query } = useEditor();
  const outline = selected ? '2px solid var(--accent)' : 'none';
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
      style={{ padding: 8, fontSize: size, outline }}
    >
      {text}
    </div>
  );
};

/** A related component: useNode refers to the text that is selected. */
// fold
function TextSettings() {
  const {
    actions: { setProp },
    text,
    size,
  } = useNode((node) => ({
    text: String(node.data.props['text']),
    size: Number(node.data.props['size']),
  }));
  const setText = (value: string) => {
    setProp((props: TextProps) => {
      props.text = value;
    }, 500);
  };
  const setSize = (value: number) => {
    setProp((props: TextProps) => {
      props.size = value;
    }, 500);
  };
  return (
    <>
      <label>
        Text
        <input
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <label>
        Size: {size} pixels
        <input
          type="range"
          min={12}
          max={40}
          value={size}
          onChange={({ target }) => setSize(Number(target.value))}
        />
      </label>
    </>
  );
}

// fold
Text.craft = {
  displayName: 'Text',
  props: { text: 'A text with the default props', size: 16 },
  related: { settings: TextSettings },
};

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

// fold
function Settings() {
  const { settings } = useEditor((state, query) => {
    const id = query.getEvent('selected').last() ?? '';
    return { settings: state.nodes[id]?.related['settings'] };
  });
  return (
    <div style={{ padding: 12, background: 'var(--surface-2)' }}>
      {settings ? createElement(settings) : 'Select a text.'}
    </div>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Page, Text }}>
      <Frame>
        <Element is={Page} canvas>
          {/* start */}
          <Text text="A headline" size={28} />
          <Text />
        </Element>
      </Frame>
      <Settings />
    </Editor>
  );
}
