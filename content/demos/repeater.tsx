import {
  Editor,
  Element,
  Frame,
  NodeElement,
  useEditor,
  useNode,
} from '@craftjs/core';
import { createContext, useContext } from 'react';
import { Box, Row, useAttach } from '../parts.tsx';

type Product = Record<string, string>;

/**
 * Stands for your own data, such as the answer of a server. It is not
 * part of the saved page.
 */
const products: Product[] = [
  // start
  { name: 'Canoe', price: '€ 890' },
  { name: 'Paddle', price: '€ 45' },
  { name: 'Life jacket', price: '€ 70' },
];
const ProductContext = createContext<Product>({});

type FieldProps = { field?: string; large?: boolean };

/** Shows a field of the product around it. Only its name is stored. */
function Field({ field = '', large }: FieldProps) {
  const value = useContext(ProductContext)[field];
  return (
    <div {...useAttach('text')} style={{ fontSize: large ? 22 : 15 }}>
      {value}
    </div>
  );
}
Field.craft = { displayName: 'Field' };

/**
 * One card is edited. Where nobody edits, the same Nodes are rendered once
 * for each product.
 */
// fold
function Repeater() {
  const { cardId } = useNode((node) => ({
    cardId: node.data.linkedNodes['card'],
  }));
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));
  const rows = enabled ? products.slice(0, 1) : products;
  return (
    <Row>
      {rows.map((row, index) => (
        <ProductContext.Provider value={row} key={row['name']}>
          {index === 0 || cardId === undefined ? (
            <Element is={Box} id="card" canvas>
              <Field field="name" />
              <Field field="price" />
            </Element>
          ) : (
            <NodeElement id={cardId} />
          )}
        </ProductContext.Provider>
      ))}
    </Row>
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
    <p className="tools">
      <button
        type="button"
        aria-pressed={large}
        disabled={!id}
        onClick={toggle}
      >
        Large
      </button>
      <button type="button" aria-pressed={!enabled} onClick={preview}>
        Preview
      </button>
    </p>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Box, Field, Repeater }}>
      <Toolbar />
      <Frame>
        <Repeater />
      </Frame>
    </Editor>
  );
}
