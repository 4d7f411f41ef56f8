// @vitest-environment jsdom
// Mounts the samples and demos that listen to keys or to changes of the page where readers put them too: in a disabled
// editor, twice on a page, and in StrictMode.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Editor, type EditorStore, Element, Frame, ROOT_NODE, useNode } from '@craftjs/core';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { type ComponentType, createElement, type ReactElement, StrictMode, useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Box, Text, twoTexts } from '../claims/support.testing.tsx';
import { extractBlocks, type Sample, samplesOf } from './extract-blocks.ts';
import { linkImports, sampleFile, versionAt } from './link-samples.ts';
import { type RenderCandidate, renderCandidates } from './render-candidates.ts';
import { typeCheckSamples } from './type-check.ts';

const editors = vi.hoisted(() => ({ stores: new Set<EditorStore>(), areDisabled: false }));

vi.mock('@craftjs/core', async (importOriginal) => {
  const core = await importOriginal<typeof import('@craftjs/core')>();
  function Probe() {
    const { store } = core.useEditor();
    useEffect(() => {
      editors.stores.add(store);
      return () => void editors.stores.delete(store);
    }, [store]);
    return null;
  }
  const Editor: typeof core.Editor = ({ children, ...props }) => (
    <core.Editor {...props} {...(editors.areDisabled && { enabled: false })}>
      {children}
      <Probe />
    </core.Editor>
  );
  return { ...core, Editor };
});

const LISTENS =
  /\b(?:onNodesChange|onKeyDown|onCopy|onPaste|addEventListener\(\s*'(?:keydown|copy|cut|paste)')/;
const DIRECTORY = path.resolve('.cache/listeners');
const PAGE = twoTexts('One', 'Two');
const RESOLVER = { Text, Box };
const JSON_PAGE = JSON.stringify({
  ROOT: { type: { resolvedName: 'Box' }, isCanvas: true, props: {}, nodes: ['one'], linkedNodes: {} },
  one: { type: { resolvedName: 'Text' }, props: { text: 'One' }, parent: 'ROOT', nodes: [], linkedNodes: {} },
});

/** The props of components that need some. Those without are parts of other samples. */
const REQUIRED: Readonly<Record<string, object>> = {
  AutosavingEditor: { initialJson: JSON_PAGE, resolver: RESOLVER, save: async () => undefined },
  PageTabs: { pages: { Home: JSON_PAGE }, resolver: RESOLVER },
  TinyEditor: { resolver: RESOLVER },
  Workspace: {},
};

/** Returns the exports of another file that the page of a sample shows. */
type Load = (title: string) => Promise<Readonly<Record<string, ComponentType<Record<string, unknown>>>>>;

/** Returns a page of a Node and another one, as {@link PAGE}, but of the given component. */
function editorOf(Part: ComponentType<Record<string, unknown>>): ReactElement {
  return (
    <Editor resolver={{ Box, Part }}>
      <Frame>
        <Element is={Box} canvas>
          <Part text="One" />
          <Part text="Two" />
        </Element>
      </Frame>
    </Editor>
  );
}

/** A box with a handle while it is selected. */
function Sized({ Handle }: { Handle: ComponentType<Record<string, unknown>> }) {
  const { connectors, selected, width } = useNode((node) => ({
    selected: node.events.selected,
    width: node.data.props['width'] ?? 300,
  }));
  const [preview, setPreview] = useState<unknown>();
  return (
    <div ref={(element) => void (element && connectors.connect(element))}>
      {String(preview ?? width)}
      {selected && <Handle width={width} onPreview={setPreview} />}
    </div>
  );
}

/** Components that only work within others, where the text of their page puts them. */
const PLACES: Readonly<Record<string, (load: Load) => Promise<ReactElement>>> = {
  EditableText: async (load) => {
    const { Text: TutorialText = Text } = await load('src/components/Text.tsx');
    return editorOf(TutorialText);
  },
  FrameEvents: async (load) => {
    const { IframeCanvas = Box } = await load('IframeCanvas.tsx');
    const canvas = createElement(IframeCanvas, { title: 'Page', width: 390 }, PAGE);
    return <Editor resolver={RESOLVER}>{canvas}</Editor>;
  },
  WidthHandle: async (load) => {
    const { WidthHandle = Box } = await load('WidthHandle.tsx');
    return editorOf(() => <Sized Handle={WidthHandle} />);
  },
};

/** Writes a module with all that it imports, in the versions that readers have at a sample. Returns its path. */
function writeAt(samples: readonly Sample[], at: number, file: string, code: string): string {
  const target = path.join(DIRECTORY, String(at), file);
  mkdirSync(path.dirname(target), { recursive: true });
  const linked = code.replace(/'\.\/(\d+)\.tsx?'/g, (_, index: string) => {
    const version = versionAt(samples, Number(index), at);
    return `'${writeAt(samples, at, sampleFile(samples, version), linkImports(samples, version))}'`;
  });
  writeFileSync(target, linked);
  return target;
}

/** Returns the element of a component as readers show it: with its own editor, as a Node, or around the page. */
async function elementOf(samples: readonly Sample[], { sample, component, file, code }: RenderCandidate) {
  const at = samples.indexOf(sample);
  const place = PLACES[component];
  if (place !== undefined) {
    return place((title) => {
      const shown = samples.findLastIndex((one) => one.file === sample.file && one.title === title);
      return import(writeAt(samples, shown, sampleFile(samples, shown), linkImports(samples, shown)));
    });
  }
  const { element } = await import(writeAt(samples, at, file, code));
  if (/<Frame\b|useNode\(/.test(sample.code) && REQUIRED[component] === undefined) return element;
  const own = writeAt(samples, at, sampleFile(samples, at), linkImports(samples, at));
  const shown = createElement(
    (await import(own))[component],
    REQUIRED[component],
    component === 'TinyEditor' ? createElement(Box) : PAGE,
  );
  return /<Editor\b/.test(sample.code) ? shown : <Editor resolver={RESOLVER}>{shown}</Editor>;
}

/** Returns the elements of all listening components, with names. */
async function listeningElements(): Promise<readonly (readonly [name: string, element: ReactElement])[]> {
  const files = (await readdir('content/docs', { recursive: true })).filter((file) => file.endsWith('.md'));
  const pages = files.sort().map((file) => `content/docs/${file}`);
  const samples = pages.flatMap((page) => samplesOf(extractBlocks(page, readFileSync(page, 'utf8'))));
  const candidates = renderCandidates(samples).filter(({ sample }) => LISTENS.test(sample.code));
  const modules = new Map(candidates.map(({ file, code }) => [file, code]));
  const { rejected } = await typeCheckSamples(process.cwd(), DIRECTORY, samples, modules);
  const shown = candidates.filter(
    ({ file, component }) => !rejected.has(file) || component in REQUIRED || component in PLACES,
  );
  const demos = import.meta.glob<{ default: ComponentType }>('../../content/demos/*.tsx');
  const listening = Object.entries(demos).filter(([file]) =>
    LISTENS.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  );
  return Promise.all([
    ...shown.map(
      async (one) => [`${one.component} of ${one.sample.file}`, await elementOf(samples, one)] as const,
    ),
    ...listening.map(async ([file, load]) => {
      const { default: Demo } = await load();
      return [file, <Demo key={file} />] as const;
    }),
  ]);
}

/** Returns the document and those of the frames in it. */
function documents(): readonly Document[] {
  const frames = [...document.querySelectorAll('iframe')];
  return [document, ...frames.flatMap(({ contentDocument }) => contentDocument ?? [])];
}

/** Returns the elements in another one whose keys no browser uses: those without elements of their own, but no fields. */
const leavesIn = (outer: HTMLElement) => [
  ...outer.querySelectorAll<HTMLElement>(':not(:has(*), input, textarea, select)'),
];

/**
 * Mounts an element; in each editor, makes a change that can be undone, selects a Node that can be deleted, and double
 * clicks it.
 */
async function mount(element: ReactElement) {
  render(element);
  await act(async () => undefined);
  await act(() => vi.waitUntil(() => documents().every(({ body }) => body.hasChildNodes())));
  // Unlike browsers, jsdom empties the document of a frame that is removed, and React cannot clean it up any more.
  for (const { defaultView } of documents().slice(1))
    Object.assign(defaultView ?? {}, { close: () => undefined });
  const mounted = [...editors.stores];
  for (const { query, actions } of mounted) {
    const id = Object.keys(query.getNodes()).findLast((one) => query.node(one).isDeletable());
    await act(async () => {
      if (id === undefined) return;
      actions.setCustom(id, (custom) => Object.assign(custom, { isChanged: true }));
      actions.selectNode(id);
    });
    const dom = id && query.node(id).get()?.dom;
    const clicked = dom ? [dom] : leavesIn(document.body);
    for (const one of clicked) await act(async () => void fireEvent.doubleClick(one));
  }
  return mounted;
}

const KEYS = [
  'Delete',
  'Backspace',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Escape',
  'Enter',
  ' ',
];
const LETTERS = ['z', 'y', 'c', 'x', 'v', 'd', 's', 'a'];

/**
 * Types, and presses all keys that an editor may listen to in the selected Node or the root, those of the clipboard last.
 * Calls `afterKey` after each, because the effects of two keys can cancel each other. In a disabled editor no Node has an
 * element: there they are pressed on all elements.
 */
async function pressKeys({ query }: EditorStore, afterKey?: (event: Event) => void) {
  const { dom } = query.node(query.getEvent('selected').last() ?? ROOT_NODE).get();
  const elements = dom ? [dom, ...leavesIn(dom)] : documents().flatMap(({ body }) => leavesIn(body));
  const events = [
    ...KEYS.flatMap((key) => [{ key }, { key, altKey: true }]),
    ...LETTERS.flatMap((key) => [
      { key, ctrlKey: true },
      { key, metaKey: true },
    ]),
  ].map((init) => () => new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  const kept = new Map<string, string>();
  // jsdom has no clipboard.
  const clipboardData = { getData: (type: string) => kept.get(type) ?? '', setData: kept.set.bind(kept) };
  const clips = ['copy', 'paste', 'cut', 'paste'].map(
    (type) => () => Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData }),
  );
  const typing = () => new InputEvent('input', { bubbles: true });
  for (const element of elements) {
    if (element.matches('[contenteditable]')) element.textContent = 'Typed';
    for (const create of [typing, ...events, ...clips]) {
      const event = create();
      await act(async () => void fireEvent(element, event));
      afterKey?.(event);
    }
  }
}

const pageOf = ({ query }: EditorStore) => query.serialize();

/** Returns a check that the pages of these editors are as they were. */
function unchanged(mounted: readonly EditorStore[]) {
  const before = mounted.map(pageOf);
  return (event: Event) => {
    const key = event instanceof KeyboardEvent ? event.key : event.type;
    expect(mounted.map(pageOf), `the page after ${key}`).toEqual(before);
  };
}

const messages: unknown[][] = [];

// jsdom has no adopted style sheets.
document.adoptedStyleSheets ??= [];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...args) => void messages.push(args));
});

afterEach(async () => {
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  cleanup();
  editors.areDisabled = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(messages.splice(0).map(String), 'what was written to the console').toEqual([]);
});

describe.each(await listeningElements())('%s', (name, element) => {
  it('leaves the page of a disabled editor as it is', async () => {
    editors.areDisabled = true;
    const mounted = await mount(element);
    expect(mounted).not.toHaveLength(0);
    for (const editor of mounted) await pressKeys(editor, unchanged([editor]));
  });

  it('acts in one of two editors on a page', async () => {
    const [first, ...others] = await mount(
      <>
        <div>{element}</div>
        <div>{element}</div>
      </>,
    );
    // The tutorial's editor is the whole page: its keys work wherever the focus is.
    const check = name.startsWith('App of ') ? undefined : unchanged(others);
    if (first !== undefined) await pressKeys(first, check);
  });

  it('works in StrictMode', async () => {
    for (const editor of await mount(<StrictMode>{element}</StrictMode>)) await pressKeys(editor);
  });
});
