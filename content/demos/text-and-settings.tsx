import type { UserComponent } from '@craftjs/core';
import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';
import { createElement } from 'react';

type TextProps = { text?: string; size?: number };

const Text: UserComponent<TextProps> = ({ text, size }) => {
  const { connectors: { connect, drag }, id, selected } = useNode((node) => ({
    selected: node.events.selected,
  }));
  const { actions } = useEditor();
  return (
    <div
      ref={(el) => { if (el) connect(drag(el)); }}
      tabIndex={0}
      onFocus={() => actions.selectNode(id)}
      style={{ padding: 8, fontSize: size, outline: selected ? '2px solid var(--accent)' : 'none' }}
    >
      {text}
    </div>
  );
};

/** A related component: useNode refers to the text that is selected. */
function TextSettings() {
  const { actions: { setProp }, props } = useNode((node): { props: TextProps } => ({
    props: node.data.props,
  }));
  return (
    <>
      <label>
        Text
        <input
          value={props.text}
          onChange={({ target }) => setProp((draft: TextProps) => { draft.text = target.value; }, 500)}
        />
      </label>
      <label>
        Size: {props.size} pixels
        <input
          type="range" min={12} max={40} value={props.size}
          onChange={({ target }) => setProp((draft: TextProps) => { draft.size = Number(target.value); }, 500)}
        />
      </label>
    </>
  );
}

Text.craft = {
  displayName: 'Text',
  props: { text: 'A text with the default props', size: 16 },
  related: { settings: TextSettings },
};

function Page({ children }: { children?: ReactNode }) {
  const { connectors: { connect } } = useNode();
  return <div ref={(el) => { if (el) connect(el); }} style={{ padding: 12 }}>{children}</div>;
}

function Settings() {
  const { settings } = useEditor((state, query) => ({
    settings: state.nodes[query.getEvent('selected').last() ?? '']?.related['settings'],
  }));
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
          <Text text="A headline" size={28} />
          <Text />
        </Element>
      </Frame>
      <Settings />
    </Editor>
  );
}
