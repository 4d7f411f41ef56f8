import { ROOT_NODE, type SerializedNodes, useEditor } from '@craftjs/core';
import { useEffect, useId, useState } from 'react';
import { nameOf } from '../../components/component-info.ts';

interface Source {
  readonly file: string;
  readonly load: () => Promise<{ readonly default: string }>;
}

/** All boxes are created by one function. */
const BOXES: Source = { file: 'boxes.tsx', load: () => import('../../components/boxes.tsx?raw') };

/** The sources of the other components. */
const SOURCES: Readonly<Record<string, Source>> = {
  Button: { file: 'Button.tsx', load: () => import('../../components/Button.tsx?raw') },
  Picture: { file: 'Picture.tsx', load: () => import('../../components/Picture.tsx?raw') },
  Text: { file: 'Text.tsx', load: () => import('../../components/Text.tsx?raw') },
  Video: { file: 'Video.tsx', load: () => import('../../components/Video.tsx?raw') },
};

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
  const source = SOURCES[component] ?? BOXES;
  const text = useSource(source);
  return (
    <section className="drawer" aria-label="Code">
      <Pane title={`JSON of “${name}”`} text={json} />
      <Pane title={`Source of ${component}: ${source.file}`} text={text} />
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
function useSource(source: Source): string {
  const [shown, setShown] = useState({ source, text: '' });
  useEffect(() => {
    let isWanted = true;
    const show = (text: string) => {
      if (isWanted) setShown({ source, text });
    };
    source.load().then(
      (module) => show(module.default),
      () => show('The source could not be loaded.'),
    );
    return () => {
      isWanted = false;
    };
  }, [source]);
  return shown.source === source ? shown.text : '';
}
