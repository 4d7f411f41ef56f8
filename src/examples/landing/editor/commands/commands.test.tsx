import { existsSync } from 'node:fs';
import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../../components/Button.tsx';
import { Container, KeepsAButton, OneVideo, OnlyButtons } from '../../components/boxes.tsx';
import { Text } from '../../components/Text.tsx';
import { Video } from '../../components/Video.tsx';
import { checkPage } from '../../storage/check-page.ts';
import { DEFAULT_PROPS, RESOLVER } from '../../storage/resolver.ts';
import { SAMPLE_PAGE } from '../../storage/sample-page.ts';
import {
  addNearSelection,
  duplicate,
  moveDown,
  moveIn,
  moveOut,
  moveUp,
  remove,
  selectTowards,
} from './commands.ts';
import { type EditorAccess, selectedId } from './editor-access.ts';

const PAGE = (
  <Element is={Container} canvas custom={{ displayName: 'Page' }}>
    <Text text="a" />
    <Container>
      <Text text="b" />
    </Container>
    <OnlyButtons />
    <KeepsAButton>
      <Button text="last" />
    </KeepsAButton>
    <OneVideo>
      <Video />
    </OneVideo>
  </Element>
);
const START = 'Container(a Container(b) OnlyButtons KeepsAButton(last) OneVideo(Video))';

describe('moving', () => {
  it('goes down, up, into and out of containers', () => {
    const editor = testEditor(PAGE);
    const a = idOf(editor, 'a');
    expect(outline(editor)).toBe(START);
    expect(moveIn(editor, a)).toEqual({ tone: 'quiet', text: 'Moved into “Container”.' });
    expect(outline(editor)).toContain('Container(Container(a b)');
    expect(moveDown(editor, a)).toEqual({ tone: 'quiet', text: 'Moved down: 2 of 2.' });
    expect(moveUp(editor, a)).toEqual({ tone: 'quiet', text: 'Moved up: 1 of 2.' });
    expect(moveOut(editor, a)).toEqual({ tone: 'quiet', text: 'Moved out, into “Page”.' });
    expect(outline(editor)).toContain('Container(Container(b) a OnlyButtons');
  });

  it('reports why it cannot go further', () => {
    const editor = testEditor(PAGE);
    expect(moveUp(editor, idOf(editor, 'a')).text).toBe('Cannot move: it is the first in “Page”.');
    expect(moveDown(editor, idOf(editor, 'b')).text).toBe('Cannot move: it is the last in “Container”.');
    expect(moveUp(editor, 'ROOT').text).toBe('Cannot move: it is the page itself.');
    expect(moveOut(editor, idOf(editor, 'a')).text).toBe('Cannot move: “Page” is the page itself.');
    expect(moveIn(editor, idOf(editor, 'b')).text).toContain('no container next to it');
  });

  it('is refused where the rules of a component forbid it, and says why', () => {
    const editor = testEditor(PAGE);
    expect(moveOut(editor, idOf(editor, 'last'))).toEqual({
      tone: 'refusal',
      text: 'Cannot move: “Keeps a Button” keeps at least one Button.',
    });
    moveOut(editor, idOf(editor, 'b'));
    expect(moveIn(editor, idOf(editor, 'OneVideo')).text).toBe(
      'Cannot move: “Keeps a Button” accepts only Buttons.',
    );
    expect(outline(editor)).toContain('KeepsAButton(last) OneVideo(Video)');
  });
});

describe('adding', () => {
  it('appends to the page when nothing is selected, and selects the new Node', () => {
    const editor = testEditor(PAGE);
    const { text } = addNearSelection(editor, <Text text="new" />, 'Text');
    expect(text).toBe('Added Text to “Page”.');
    expect(outline(editor)).toMatch(/OneVideo\(Video\) new\)$/);
    expect(selectedId(editor.query)).toBe(idOf(editor, 'new'));
  });

  it('goes after the selection, or into it if it is a container that accepts the Node', () => {
    const editor = testEditor(PAGE);
    editor.actions.selectNode(idOf(editor, 'a'));
    addNearSelection(editor, <Text text="behind" />, 'Text');
    expect(outline(editor)).toContain('(a behind Container(b)');
    editor.actions.selectNode(idOf(editor, 'OnlyButtons'));
    addNearSelection(editor, <Button text="in" />, 'Button');
    expect(outline(editor)).toContain('OnlyButtons(in)');
    editor.actions.selectNode(idOf(editor, 'in'));
    addNearSelection(editor, <Text text="around" />, 'Text');
    expect(outline(editor)).toContain('OnlyButtons(in) around');
  });
});

describe('duplicating', () => {
  it('copies everything inside with new ids', () => {
    const editor = testEditor(PAGE);
    const original = idOf(editor, 'b');
    const { parent } = editor.query.node(original).get().data;
    duplicate(editor, parent ?? '');
    expect(outline(editor)).toContain('a Container(b) Container(b) OnlyButtons');
    editor.actions.setProp(original, (props: { text: string }) => {
      props.text = 'changed';
    });
    expect(outline(editor)).toContain('Container(changed) Container(b)');
    expect(() => checkPage(editor.query.getSerializedNodes(), DEFAULT_PROPS)).not.toThrow();
  });

  it('follows the rules', () => {
    const editor = testEditor(PAGE);
    expect(duplicate(editor, idOf(editor, 'Video')).text).toContain('“One Video” accepts one Video');
    expect(duplicate(editor, 'ROOT').tone).toBe('refusal');
    expect(outline(editor)).toBe(START);
  });
});

describe('deleting', () => {
  it('removes the Node and selects what is next to it', () => {
    const editor = testEditor(PAGE);
    expect(remove(editor, idOf(editor, 'Video')).text).toBe('Deleted “Video”.');
    expect(outline(editor)).toMatch(/OneVideo\)$/);
    expect(selectedId(editor.query)).toBe(idOf(editor, 'OneVideo'));
  });

  it('checks the rule about leaving, and never deletes the page', () => {
    const editor = testEditor(PAGE);
    expect(remove(editor, idOf(editor, 'last')).text).toBe(
      'Cannot delete: “Keeps a Button” keeps at least one Button.',
    );
    expect(remove(editor, 'ROOT').text).toBe('Cannot delete: it is the page itself.');
    expect(outline(editor)).toBe(START);
  });

  it('can be undone', () => {
    const editor = testEditor(PAGE);
    remove(editor, idOf(editor, 'Container'));
    remove(editor, idOf(editor, 'a'));
    editor.actions.history.undo();
    expect(outline(editor)).toContain('Container(a');
  });
});

it('goes through the page in reading order', () => {
  const editor = testEditor(PAGE);
  selectTowards(editor, 'next');
  expect(selectedId(editor.query)).toBe('ROOT');
  selectTowards(editor, 'next');
  selectTowards(editor, 'next');
  selectTowards(editor, 'child');
  expect(selectedId(editor.query)).toBe(idOf(editor, 'b'));
  selectTowards(editor, 'parent');
  selectTowards(editor, 'previous');
  expect(selectedId(editor.query)).toBe(idOf(editor, 'a'));
});

it('starts with a page whose links lead to pages of the site', () => {
  const links = Object.values(SAMPLE_PAGE).flatMap(({ props }) =>
    props['href'] ? [String(props['href'])] : [],
  );
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect(existsSync(`content${link}.md`), link).toBe(true);
});

/**
 * Returns an editor with the given page, for tests in Node: rendering to a string sets up the store, which needs no
 * document to run commands.
 */
function testEditor(page: ReactElement): EditorAccess {
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
function outline({ query }: Pick<EditorAccess, 'query'>, id = 'ROOT'): string {
  const { data } = query.node(id).get();
  const own = String(data.props['text'] ?? data.name);
  return data.nodes.length === 0
    ? own
    : `${own}(${data.nodes.map((child) => outline({ query }, child)).join(' ')})`;
}

/** Returns the id of the Node with this text, or of this component. */
function idOf({ query }: EditorAccess, name: string): string {
  const node = Object.values(query.getNodes()).find(
    ({ data }) => data.props['text'] === name || data.custom['displayName'] === name || data.name === name,
  );
  if (node === undefined) throw new Error(`There is no ${name}.`);
  return node.id;
}
