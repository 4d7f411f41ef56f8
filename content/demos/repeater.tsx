import {
  Editor,
  Element,
  Frame,
  NodeElement,
  useEditor,
  useNode,
} from '@craftjs/core';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

type Row = Record<string, string>;

/**
 * Stands for your own data, such as the answer of a server. It is not
 * part of the saved page.
 */
const products: Row[] = [
  // start
  { name: 'Canoe', price: '€ 890' },
  { name: 'Paddle', price: '€ 45' },
  { name: 'Life jacket', price: '€ 70' },
];
const RowContext = createContext<Row>({});

type FieldProps = { field?: string; large?: boolean };

/**
 * Shows one field of the row around it. Only the field's name is stored.
 */
// fold
function Field({ field = '', large }: FieldProps) {
  const {
    connectors: { connect, drag },
    id,
    selected,
  } = useNode((node) => ({ selected: node.events.selected }));
  const { actions, enabled, query } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));
  const value = useContext(RowContext)[field];
  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el));
      }}
      tabIndex={enabled ? 0 : undefined}
      onFocus={() => {
        const isSelected = query.getEvent('selected').contains(id);
        if (enabled && !isSelected) actions.selectNode(id);
      }}
      style={{
        padding: 8,
        fontSize: large ? 22 : 15,
        outline: selected ? '2px solid var(--accent)' : 'none',
      }}
    >
      {value}
    </div>
  );
}
Field.craft = { displayName: 'Field' };

// fold
function Card({ children }: { children?: ReactNode }) {
  const {
    connectors: { connect },
  } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
      style={{ padding: 12, background: 'var(--surface-3)' }}
    >
      {children}
    </div>
  );
}
Card.craft = { displayName: 'Card' };

/**
 * One card is edited. Where nobody edits, the same Nodes are rendered once
 * for each row.
 */
// fold
function Repeater() {
  const {
    connectors: { connect },
    cardId,
  } = useNode((node) => ({ cardId: node.data.linkedNodes['card'] }));
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));
  const rows = enabled ? products.slice(0, 1) : products;
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 12 }}
    >
      {rows.map((row, index) => (
        <RowContext.Provider value={row} key={row['name']}>
          {index === 0 || cardId === undefined ? (
            <Element is={Card} id="card" canvas>
              <Field field="name" />
              <Field field="price" />
            </Element>
          ) : (
            <NodeElement id={cardId} />
          )}
        </RowContext.Provider>
      ))}
    </div>
  );
}
Repeater.craft = { displayName: 'Repeater' };

// fold
function Toolbar() {
  const { actions, enabled, id, large } = useEditor((state, query) => {
    const [selected = ''] = query.getEvent('selected').all();
    const node = state.nodes[selected];
    return {
      enabled: state.options.enabled,
      id: node?.data.name === 'Field' ? selected : undefined,
      large: node?.data.props['large'] === true,
    };
  });
  const toggle = () => {
    if (id)
      actions.setProp(id, (props: FieldProps) => {
        props.large = !large;
      });
  };
  const preview = () =>
    actions.setOptions((options) => {
      options.enabled = !enabled;
    });
  return (
    <p>
      <button
        type="button"
        aria-pressed={large}
        disabled={!id}
        onClick={toggle}
      >
        Large
      </button>{' '}
      <button type="button" aria-pressed={!enabled} onClick={preview}>
        Preview
      </button>
    </p>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Repeater, Card, Field }}>
      <Toolbar />
      <Frame>
        <Repeater />
      </Frame>
    </Editor>
  );
}
