// content/docs/guides/: save-load-state.md, publish.md, document-versions.md, check-pages.md, recipes/templates.md
import {
  Editor,
  Element,
  Frame,
  type NodeTree,
  type Resolver,
  type SerializedNodes,
  type UserComponent,
  useEditor,
} from '@craftjs/core';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSample } from './page-samples.testing.ts';
import { Article, Box, idOf, openEditor, Text, twoTexts } from './support.testing.tsx';

const PAGE = 'docs/guides/save-load-state';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A component with any props, and one default. */
const Any: UserComponent<Record<string, unknown>> = () => null;
Any.craft = { displayName: 'Any', props: { text: 'default' } };

function openPage(...children: ReactNode[]) {
  return openEditor(
    { resolver: { Text, Box, Any } },
    <Frame>
      <Element is={Box} canvas>
        {...children}
      </Element>
    </Frame>,
  );
}

describe('guides/save-load-state#which-props-survive', () => {
  it.each<[string, unknown, unknown]>([
    ['a string', 'a', 'a'],
    ['a number', 1, 1],
    ['a boolean', false, false],
    ['a plain object', { a: { b: [1] } }, { a: { b: [1] } }],
    ['a function, which is dropped', () => 1, 'default'],
    ['undefined, which brings the default back', undefined, 'default'],
    ['null, which brings the default back', null, 'default'],
    ['a Date, as an ISO string', new Date(0), '1970-01-01T00:00:00.000Z'],
    ['a Map, as an empty object', new Map([[1, 2]]), {}],
    ['NaN, as null in the place of the default', Number.NaN, null],
  ])('%s', (_name, value, expected) => {
    const editor = openPage(<Any key="any" text={value} />);
    editor.run(() => editor.actions.deserialize(editor.query.serialize()));
    expect(editor.query.node(idOf(editor, 'Any')).get().data.props['text']).toEqual(expected);
  });

  it('a BigInt makes serialize() throw, and so does a boolean as children', () => {
    expect(() => openPage(<Any key="any" text={1n} />).query.serialize()).toThrow(TypeError);
    expect(() => openPage(<Box key="box">{false}</Box>).query.serialize()).toThrow(TypeError);
  });
});

describe('guides/save-load-state#save-automatically', () => {
  it('saves after a pause, with sequential requests, and retries after a failure', async () => {
    const { AutosavingEditor } = await loadSample<{
      AutosavingEditor: ComponentType<{
        initialJson: string;
        resolver: Resolver;
        save(json: string): Promise<void>;
      }>;
    }>(PAGE, 'AutosavingEditor.tsx');
    const { query } = openEditor({}, twoTexts('One', 'Two'));
    const initialJson = query.serialize();
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const saved: string[] = [];
    const save = vi.fn(async (json: string) => {
      if (save.mock.calls.length === 1) throw new Error('offline');
      saved.push(json);
    });
    const Edited: UserComponent<{ text?: string }> = ({ text }) => <Text text={text} />;
    let change: (text: string) => void = () => undefined;
    const Box2: UserComponent<{ children?: ReactNode }> = ({ children }) => {
      const { actions, query } = useEditor();
      change = (text) => {
        const [id] = query.node('ROOT').childNodes();
        if (id !== undefined) {
          actions.setProp(id, (props) => {
            props.text = text;
          });
        }
      };
      return children;
    };
    render(<AutosavingEditor initialJson={initialJson} resolver={{ Text: Edited, Box: Box2 }} save={save} />);
    const status = () => screen.getByRole('status').textContent;
    // The state is told in a microtask, because Craft.js may be rendering.
    await act(async () => change('Changed'));
    await act(async () => change('Changed again'));
    expect(status()).toBe('Saving…');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(save).toHaveBeenCalledTimes(1);
    expect(status()).toContain('not saved');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(saved).toHaveLength(1);
    expect(saved[0]).toContain('Changed again');
    expect(status()).toBe('All changes are saved.');
  });
});

describe('guides/save-load-state#deserialize', () => {
  it('is one step that can be undone, and leaves the page unchanged if it throws', () => {
    const editor = openEditor({}, twoTexts('One', 'Two'));
    const { actions, query, run } = editor;
    const before = query.serialize();
    expect(() => actions.deserialize('{"ROOT":')).toThrow(SyntaxError);
    expect(query.serialize()).toBe(before);
    const other = before.replace('One', 'Other');
    run(() => actions.deserialize(other));
    expect(query.serialize()).toBe(other);
    run(() => actions.history.undo());
    expect(query.serialize()).toBe(before);
    expect(query.history.canUndo()).toBe(false);
  });
});

describe('guides/publish#without-craft', () => {
  it('the views render the same HTML as the components in a disabled editor', async () => {
    const { resolver } = await loadSample<{ resolver: Resolver }>(PAGE, 'resolver.tsx');
    const { pageToHtml } = await loadSample<{ pageToHtml: (json: string, resolver: Resolver) => string }>(
      'docs/guides/publish',
      'page-to-html.tsx',
    );
    const { renderPage } = await loadSample<{
      renderPage: (page: SerializedNodes, views: Resolver) => ReactElement | null;
    }>('docs/guides/publish', 'render-page.tsx');
    const { views } = await loadSample<{ views: Resolver }>('docs/guides/publish', 'views.tsx');
    const { Container = 'div', Text: Line = 'p', Card = 'div' } = resolver;
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { query, actions, run } = openEditor(
      { resolver },
      <Frame>
        <Element is={Container} canvas>
          <Line text="Welcome" />
          <Card />
          <Line text="Hidden" />
        </Element>
      </Frame>,
    );
    logged.mockRestore();
    run(() => actions.setHidden(query.node('ROOT').childNodes()[2] ?? '', true));
    const html = pageToHtml(query.serialize(), resolver);
    expect(html).toBe(
      '<div style="padding:16px;min-height:32px"><div>Welcome</div><section>' +
        '<div style="padding:16px;min-height:32px"><div>Inside the card</div></div></section></div>',
    );
    expect(renderToStaticMarkup(renderPage(query.getSerializedNodes(), views))).toBe(html);
    const { Card: _, ...others } = views;
    expect(() => renderPage(query.getSerializedNodes(), others)).toThrow('No view: Card');
  });
});

describe('guides/recipes/templates', () => {
  it('a template of a card on the page keeps its region through undo and redo', async () => {
    const { fromTemplate, toTemplate } = await loadSample<{
      toTemplate(tree: NodeTree, resolver: Resolver): unknown;
      fromTemplate(template: unknown, query: ReturnType<typeof openEditor>['query']): NodeTree;
    }>('docs/guides/recipes/templates', 'templates.ts');
    const Card: UserComponent = () => (
      <Article>
        <Element is={Box} id="body" canvas />
      </Article>
    );
    Card.craft = { displayName: 'Card' };
    const resolver = { Text, Box, Card };
    const editor = openEditor(
      { resolver },
      <Frame>
        <Element is={Box} canvas>
          <Card />
        </Element>
      </Frame>,
    );
    const { actions, query, run } = editor;
    const template: unknown = JSON.parse(
      JSON.stringify(toTemplate(query.node(idOf(editor, 'Card')).toNodeTree(), resolver)),
    );
    run(() => actions.addNodeTree(fromTemplate(template, query), 'ROOT'));
    const [, id = ''] = query.node('ROOT').childNodes();
    const region = () => query.node(id).linkedNodes();
    const [body = ''] = region();
    run(() => actions.addNodeTree(query.parseReactElement(<Text text="Kept" />).toNodeTree(), body));
    run(() => actions.history.undo());
    run(() => actions.history.undo());
    run(() => actions.history.redo());
    run(() => actions.history.redo());
    expect(region()).toEqual([body]);
    expect(query.node(body).childNodes()).toHaveLength(1);
  });
});

describe('guides/document-versions', () => {
  it('the migration renames a component and changes a unit, and refuses a page of a newer version', async () => {
    const { currentVersion, migrate } = await loadSample<{
      currentVersion: number;
      migrate(page: { version: number; nodes: SerializedNodes }): { version: number; nodes: SerializedNodes };
    }>('docs/guides/document-versions', 'migrate.ts');
    const { query } = openEditor({}, twoTexts('One', 'Two'));
    const old: SerializedNodes = JSON.parse(
      query.serialize().replaceAll('"Text"', '"Paragraph"').replace('"Box"', '"Container"'),
    );
    const root = old['ROOT'];
    if (root) root.props.padding = '16px';
    const { nodes, version } = migrate({ version: 0, nodes: old });
    expect(version).toBe(currentVersion);
    expect(nodes['ROOT']?.props.padding).toBe(16);
    expect(JSON.stringify(nodes)).not.toContain('Paragraph');
    expect(() => migrate({ version: currentVersion + 1, nodes })).toThrow('needs a newer editor');
  });

  it('with an alias, an old name loads, and saving uses the key that is listed last', () => {
    const old = openEditor({}, twoTexts('One', 'Two')).query.serialize().replaceAll('"Text"', '"Paragraph"');
    const { query } = openEditor({ resolver: { Box, Paragraph: Text, Text } }, <Frame data={old} />);
    expect(query.serialize()).toContain('"resolvedName":"Text"');
    expect(query.serialize()).not.toContain('"resolvedName":"Paragraph"');
  });

  it('a region whose component has changed is replaced by the new default', () => {
    const cardOf = (Region: UserComponent<{ children?: ReactNode }>, text: string) => {
      const Card: UserComponent = () => (
        <Article>
          <Element is={Region} id="body" canvas>
            <Text text={text} />
          </Element>
        </Article>
      );
      return Card;
    };
    const Other: UserComponent<{ children?: ReactNode }> = ({ children }) => <Box>{children}</Box>;
    const Old = cardOf(Box, 'Old');
    const saved = openEditor(
      { resolver: { Box, Text, Card: Old } },
      <Frame>
        <Old />
      </Frame>,
    ).query.serialize();
    const { query } = openEditor(
      { resolver: { Box, Text, Other, Card: cardOf(Other, 'New') } },
      <Frame data={saved} />,
    );
    expect(query.serialize()).toContain('"text":"New"');
    expect(query.serialize()).not.toContain('"text":"Old"');
  });
});

describe('guides/document-versions#placeholder', () => {
  it('a page with a missing component loads, can be edited, and is saved as it was', async () => {
    const { Missing, markMissing, restoreMissing } = await loadSample<{
      Missing: UserComponent;
      markMissing(nodes: SerializedNodes, resolver: Resolver): SerializedNodes;
      restoreMissing(nodes: SerializedNodes): SerializedNodes;
    }>('docs/guides/document-versions', 'Missing.tsx');
    const Plugin: UserComponent<{ color?: string; children?: ReactNode }> = ({ children }) => (
      <Box>{children}</Box>
    );
    const Card: UserComponent = () => (
      <Article>
        <Element is={Text} id="title" text="In a region" />
      </Article>
    );
    const saved = openEditor(
      { resolver: { Box, Text, Plugin, Card } },
      <Frame>
        <Element is={Box} canvas>
          <Element is={Plugin} canvas color="red" custom={{ note: 'mine' }}>
            <Text text="Inside" />
          </Element>
          <Card />
        </Element>
      </Frame>,
    ).query.getSerializedNodes();
    document.body.replaceChildren();

    const resolver = { Box, Text, Missing };
    const { query } = openEditor({ resolver }, <Frame data={markMissing(saved, resolver)} />);
    expect(screen.getByText("The component “Plugin” isn't available.")).toBeDefined();
    expect(screen.getByText('Inside')).toBeDefined();
    expect(screen.queryByText('In a region')).toBeNull();
    expect(restoreMissing(query.getSerializedNodes())).toEqual(saved);
  });
});

describe('guides/save-load-state#conflicts', () => {
  it('sends the version that the page is based on, and reports a newer one as a conflict', async () => {
    const { saveVersion } = await loadSample<{
      saveVersion(pageId: string, json: string, version: string): Promise<unknown>;
    }>(PAGE, 'save-version.ts');
    let current = '"1"';
    vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
      if (headers['If-Match'] !== current) return new Response(null, { status: 412 });
      current = '"2"';
      return new Response(null, { headers: { ETag: current } });
    });
    expect(await saveVersion('home', '{}', '"1"')).toEqual({ status: 'saved', version: '"2"' });
    expect(await saveVersion('home', '{}', '"1"')).toEqual({ status: 'conflict' });
  });
});

describe('guides/check-pages', () => {
  it.each([
    ['{"ROOT":', 'This text is not JSON.'],
    ['[]', 'This text is not a page.'],
    ['{}', 'Part ROOT is missing.'],
    ['{"ROOT":{}}', 'Part ROOT is incomplete.'],
  ])('parsePage refuses %s', async (text, message) => {
    const { parsePage } = await loadSample<{ parsePage(text: string, known: object): unknown }>(
      'docs/guides/check-pages',
      'src/editor/parse-page.ts',
    );
    expect(() => parsePage(text, { Text, Box })).toThrow(message);
  });

  it('parsePage accepts a page that Craft.js has saved, and refuses one with another component', async () => {
    const { parsePage } = await loadSample<{ parsePage(text: string, known: object): unknown }>(
      'docs/guides/check-pages',
      'src/editor/parse-page.ts',
    );
    const text = openEditor({}, twoTexts('One', 'Two')).query.serialize();
    expect(parsePage(text, { Text, Box })).toEqual(JSON.parse(text));
    expect(() => parsePage(text, { Box })).toThrow('is an unknown component: Text.');
  });

  it('without a check, a page without ROOT is empty, and a missing child throws while rendering', () => {
    expect(openEditor({}, <Frame data="{}" />).query.getNodes()).toEqual({});
    const text = openEditor({}, twoTexts('One', 'Two')).query.serialize();
    const nodes: SerializedNodes = JSON.parse(text);
    nodes['ROOT']?.nodes.push('gone');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = () =>
      render(
        <Editor resolver={{ Text, Box }}>
          <Frame data={nodes} />
        </Editor>,
      );
    expect(broken).toThrow('Cannot read properties of undefined');
  });
});

describe('guides/save-load-state#which-props-survive', () => {
  it('keeps an object with the key "type" as it is', () => {
    const props = { text: 'Hi', link: { type: 'Text', to: '/' } };
    const Linked = (_props: typeof props) => <p />;
    const editor = openEditor(
      { resolver: { Linked } },
      <Frame>
        <Linked {...props} />
      </Frame>,
    );
    const saved = editor.query.serialize();
    editor.run(() => editor.actions.deserialize(saved));
    expect(editor.query.node('ROOT').get().data.props).toEqual(props);
  });
});
