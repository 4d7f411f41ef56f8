import { ROOT_NODE, type SerializedNodes, useEditor } from '@craftjs/core';
import { useEffect, useRef } from 'react';
import { writeText } from '../../../../shared/write-text.ts';
import { CodeText } from '../../../shared/CodeText.tsx';
import { Splitter, useSplit } from '../../../shared/Splitter.tsx';
import { TabList } from '../../../shared/TabList.tsx';
import { nameOf } from '../../components/component-info.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notices.ts';
import { useStore } from '../../ui/store.ts';
import { PartList } from './PartList.tsx';
import { shownCode } from './parts.ts';
import { SOURCES } from './sources.ts';

const TABS = (['JSON', 'Source', 'Parts'] as const).map((id) => ({ id, content: id }));

/**
 * The current JSON of the selection or of the page, the source of the selected component or of a part of the editor, and
 * the list of these parts.
 */
export function CodeDrawer() {
  const { tab = 'JSON', part } = useStore(shownCode) ?? {};
  const { id, name, component, json } = useSelection();
  const drawer = useRef<HTMLElement>(null);
  const [height, setHeight] = useSplit('code-drawer', 36);
  // What opened the drawer, or its former tab, may be gone.
  useEffect(() => {
    if (part === undefined || tab !== 'Parts') {
      drawer.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    }
  }, [tab, part]);

  const sourceOf = (file: string) => Object.keys(SOURCES).find((path) => path.endsWith(`/${file}`));
  // One function creates all boxes.
  const path = sourceOf(part?.file ?? `${component}.tsx`) ?? sourceOf('boxes.tsx') ?? '';
  const file = path.split('/').at(-1);
  const titles = {
    JSON: `JSON of “${name}”`,
    Source: `Source of ${part?.name ?? component}: ${file}`,
    Parts: 'What makes each part of this editor',
  };
  const text = tab === 'JSON' ? json : (SOURCES[path] ?? '');
  const copy = async () => {
    try {
      await writeText(text);
      notify('Copied to the clipboard.', 'info');
    } catch {
      const pre = drawer.current?.querySelector('pre');
      if (pre) document.getSelection()?.selectAllChildren(pre);
      notify('The browser did not allow copying. Select the text and copy it yourself.', 'refusal');
    }
  };
  const close = () => {
    shownCode.set(undefined);
    document.getElementById('code-button')?.focus();
  };
  return (
    <section ref={drawer} className="drawer" aria-label="Code" style={{ height: `${height}dvh` }}>
      <Splitter
        label="Page and code"
        orientation="horizontal"
        value={height}
        onChange={setHeight}
        valueAt={({ clientY }) => {
          const { bottom = 0 } = drawer.current?.getBoundingClientRect() ?? {};
          return ((bottom - clientY) / window.innerHeight) * 100;
        }}
      />
      <header className="drawer-header">
        <TabList
          label="Code"
          tabs={TABS}
          selected={tab}
          panel="code-panel"
          onSelect={(next) => shownCode.set({ tab: next })}
        />
        <h2 className="drawer-title">{titles[tab]}</h2>
        {tab === 'JSON' && (
          <a
            className="icon-button"
            href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
            download="page.json"
            title="Download"
            aria-label="Download"
          >
            <Icon name="download" />
          </a>
        )}
        {tab !== 'Parts' && <IconButton icon="copy" label="Copy" onClick={copy} />}
        <IconButton icon="close" label="Close" onClick={close} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
      <div role="tabpanel" id="code-panel" className="drawer-panel" aria-label={titles[tab]} tabIndex={0}>
        {tab === 'Parts' ? (
          <PartList current={part} />
        ) : (
          <CodeText key={tab === 'JSON' ? id : path} text={text} language={tab} />
        )}
      </div>
    </section>
  );
}

/** Returns the selected Node, or else the page, with its JSON. */
function useSelection() {
  return useEditor((state, query) => {
    const [selected = ROOT_NODE] = state.events.selected;
    const node = state.nodes[selected] ?? state.nodes[ROOT_NODE];
    const nodes = query.getSerializedNodes();
    return {
      id: node?.id,
      name: node ? nameOf(node) : '',
      component: node?.data.name ?? '',
      json: JSON.stringify(node ? withDescendants(nodes, node.id) : {}, null, 2),
    };
  });
}

/** Returns the part of a page's JSON that contains a Node and its descendants. */
function withDescendants(nodes: SerializedNodes, id: string): SerializedNodes {
  const node = nodes[id];
  if (node === undefined) return {};
  return Object.assign({ [id]: node }, ...node.nodes.map((child) => withDescendants(nodes, child)));
}
