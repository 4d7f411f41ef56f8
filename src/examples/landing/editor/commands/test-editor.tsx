import { Editor, Frame, useEditor } from '@craftjs/core';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { RESOLVER } from '../../storage/resolver.ts';
import type { EditorAccess } from './editor-access.ts';

/**
 * Returns an editor with the given page, for tests in Node: rendering to a string sets up the store, which needs no
 * document to run commands.
 */
export function testEditor(page: ReactElement): EditorAccess {
  let editor: EditorAccess | undefined;
  function Probe() {
    editor = useEditor().store;
    return null;
  }
  renderToString(
    <Editor resolver={RESOLVER}>
      <Frame>{page}</Frame>
      <Probe />
    </Editor>,
  );
  if (editor === undefined) throw new Error('The editor did not render.');
  return editor;
}

/** Returns the page as nested lists of component names, which is easy to compare. */
export function outline({ query }: Pick<EditorAccess, 'query'>, id = 'ROOT'): string {
  const { data } = query.node(id).get();
  const own = String(data.props['text'] ?? data.name);
  return data.nodes.length === 0
    ? own
    : `${own}(${data.nodes.map((child) => outline({ query }, child)).join(' ')})`;
}

/** Returns the id of the Node with this text, or of this component. */
export function idOf({ query }: EditorAccess, name: string): string {
  const node = Object.values(query.getNodes()).find(
    ({ data }) => data.props['text'] === name || data.custom['displayName'] === name || data.name === name,
  );
  if (node === undefined) throw new Error(`There is no ${name}.`);
  return node.id;
}
