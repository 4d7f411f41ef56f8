// content/docs/api/nodetree.md
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type EditorStore, Element, Frame, type NodeId, type NodeTree } from '@craftjs/core';
import { act, cleanup } from '@testing-library/react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { contentDirectory } from '../../src/node/content/files.ts';
import { extractBlocks } from '../samples/extract-blocks.ts';
import { loadSample } from './page-samples.testing.ts';
import { Box, idOf, openEditor, Text } from './support.testing.tsx';

const page = (
  <Frame>
    <Element is={Box} canvas>
      <Element is={Box} canvas>
        <Text text="Inside" />
      </Element>
    </Element>
  </Frame>
);

type Query = EditorStore['query'];

describe('api/nodetree#clipboard', () => {
  const loadText = () =>
    loadSample<{
      toText: (query: Query, id: NodeId) => string;
      fromText: (query: Query, text: string) => NodeTree | null;
    }>('docs/api/nodetree', 'tree-text.ts');

  it('turns a Node into text, and in another editor into a tree with new ids', async () => {
    const { toText, fromText } = await loadText();
    const first = openEditor({}, page);
    const box = idOf(first, 'Box', 1);
    const text = toText(first.query, box);
    cleanup();
    const { query, actions, container, run } = openEditor({}, page);
    const tree = fromText(query, text);
    if (tree === null) throw new Error('The text gave no tree.');
    expect(Object.keys(tree.nodes)).toHaveLength(2);
    expect(Object.keys(tree.nodes)).not.toContain(box);
    run(() => actions.addNodeTree(tree, 'ROOT'));
    expect(container.textContent).toBe('InsideInside');
  });

  it('ignores other texts', async () => {
    const { toText, fromText } = await loadText();
    const { query } = openEditor({}, page);
    expect(['', 'Hello', '{"a":1}', 'null'].map((text) => fromText(query, text))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const unknown = toText(query, 'ROOT').replaceAll('"resolvedName":"Box"', '"resolvedName":"Gone"');
    expect(fromText(query, unknown)).toBeNull();
  });

  it('copies and pastes with the keys of the system', async () => {
    const { Clipboard } = await loadSample<{ Clipboard: ComponentType<{ children: ReactNode }> }>(
      'docs/api/nodetree',
      'Clipboard.tsx',
    );
    const editor = openEditor(
      {},
      <Clipboard>
        <input defaultValue="Text" />
        {page}
      </Clipboard>,
    );
    let clipboard = '';
    const field = editor.container.querySelector('input');
    if (field?.parentElement === null || field === null) throw new Error('There is no field.');
    const around = field.parentElement;
    const send = (type: string, target: EventTarget = around) => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'clipboardData', {
        value: {
          getData: () => clipboard,
          setData: (_type: string, text: string) => {
            clipboard = text;
          },
        },
      });
      act(() => {
        target.dispatchEvent(event);
      });
      return event.defaultPrevented;
    };
    editor.run(() => editor.actions.selectNode(idOf(editor, 'Box', 1)));
    expect(send('copy', field)).toBe(false);
    expect(send('copy')).toBe(true);
    expect(send('paste', field)).toBe(false);
    expect(send('paste')).toBe(true);
    expect(editor.container.textContent).toBe('InsideInside');
    expect(send('cut')).toBe(true);
    expect(editor.container.textContent).toBe('Inside');
  });
});

describe('api/nodetree#fresh-ids', () => {
  it('lists a Node twice in its parent, if its tree is added again with its ids', () => {
    const editor = openEditor({}, page);
    const box = idOf(editor, 'Box', 1);
    const tree = editor.query.node(box).toNodeTree();
    const log = vi.spyOn(console, 'error').mockReturnValue();
    editor.run(() => editor.actions.addNodeTree(tree, 'ROOT'));
    expect(editor.query.node('ROOT').childNodes()).toEqual([box, box]);
    expect(String(log.mock.calls[0]?.[0])).toContain('two children with the same key');
    log.mockRestore();
  });
});

describe('api/nodetree#normalize', () => {
  it('Nodes get the ids that the function assigns, and refer to one another by them', async () => {
    const { parseWithIds } = await loadSample<{
      parseWithIds: (query: Query, element: ReactElement, newId: () => NodeId) => NodeTree;
    }>('docs/api/nodetree', 'parse-with-ids.ts');
    const { query, actions, run } = openEditor({}, page);
    let count = 0;
    const tree = parseWithIds(
      query,
      <Element is={Box} id="prop" canvas>
        <Text text="Own" />
      </Element>,
      () => `own-${++count}`,
    );
    run(() => actions.addNodeTree(tree, 'ROOT'));
    const { nodes, props } = query.node(tree.rootNodeId).get().data;
    expect(tree.rootNodeId).toMatch(/^own-/);
    expect(nodes).toHaveLength(1);
    expect(query.node(nodes[0] ?? '').get().data).toMatchObject({
      parent: tree.rootNodeId,
      props: { text: 'Own' },
    });
    expect(nodes[0]).toMatch(/^own-/);
    expect(props['id']).toBe('prop');
  });
});

describe('api/nodetree#clone', () => {
  it('the tutorial uses the same function', async () => {
    const blocks = await Promise.all(
      ['docs/api/nodetree.md', 'docs/guides/tutorial-editing.md'].map(async (page) =>
        extractBlocks(page, await readFile(path.join(contentDirectory, page), 'utf8')),
      ),
    );
    const [here, there] = blocks.map(
      (all) => all.find(({ code }) => code.includes('export function copyTree('))?.code,
    );
    expect(here).toBeDefined();
    expect(there).toBe(here);
  });
});
