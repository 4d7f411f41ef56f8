import { ROOT_NODE, type SerializedNodes, useEditor } from '@craftjs/core';
import { useEffect, useId, useState } from 'react';
import { nameOf } from '../../components/component-info.ts';

/** The sources of the components. All boxes are created by one function. */
const SOURCES = import.meta.glob<string>('../../components/{Button,Picture,Text,Video,boxes}.tsx', {
  query: '?raw',
  import: 'default',
});

/** The current JSON of the selection or of the page, and the source of the selected component. */
export function CodeDrawer() {
  const { name, component, json } = useEditor((state, query) => {
    const [selected = ROOT_NODE] = state.events.selected;
    const node = state.nodes[selected] ?? state.nodes[ROOT_NODE];
    const nodes = query.getSerializedNodes();
    return {
      name: node ? nameOf(node) : '',
      component: node?.data.name ?? '',
      json: JSON.stringify(node ? withDescendants(nodes, node.id) : {}, null, 2),
    };
  });
  const pathOf = (name: string) => `../../components/${name}.tsx`;
  const path = [pathOf(component), pathOf('boxes')].find((one) => one in SOURCES) ?? '';
  const text = useSource(path);
  return (
    <section className="drawer" aria-label="Code">
      <Pane title={`JSON of “${name}”`} text={json} />
      <Pane title={`Source of ${component}: ${path.split('/').at(-1)}`} text={text} />
    </section>
  );
}

function Pane({ title, text }: { readonly title: string; readonly text: string }) {
  const id = useId();
  return (
    <section className="drawer-pane" aria-labelledby={id}>
      <h2 id={id} className="drawer-title">
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
      <pre tabIndex={0}>{text}</pre>
    </section>
  );
}

/** Returns the part of a page's JSON that contains a Node and its descendants. */
function withDescendants(nodes: SerializedNodes, id: string): SerializedNodes {
  const node = nodes[id];
  if (node === undefined) return {};
  return Object.assign({ [id]: node }, ...node.nodes.map((child) => withDescendants(nodes, child)));
}

/** Returns the text of a source, once it has been fetched. */
function useSource(path: string): string {
  const [shown, setShown] = useState({ path, text: '' });
  useEffect(() => {
    let isWanted = true;
    const show = (text = 'The source could not be loaded.') => {
      if (isWanted) setShown({ path, text });
    };
    SOURCES[path]?.().then(show, () => show());
    return () => {
      isWanted = false;
    };
  }, [path]);
  return shown.path === path ? shown.text : '';
}
