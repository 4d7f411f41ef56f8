// content/docs/concepts/user-components.md
import {
  type EditorStore,
  Element,
  Frame,
  type Node,
  type NodeId,
  type NodeRules,
  type UserComponent,
  useNode,
} from '@craftjs/core';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { loadSample } from './page-samples.testing.ts';
import { Article, Box, domOf, dragOver, idOf, openEditor, place, send, Text } from './support.testing.tsx';

/** A card with one region, which is a Canvas. */
const Card: UserComponent<{ title?: string; withRegion?: boolean }> = ({ title = '', withRegion = true }) => (
  <Article>
    {withRegion && (
      <Element is={Box} id="body" canvas>
        <Text text={title} />
      </Element>
    )}
  </Article>
);
Card.craft = { displayName: 'Card' };

const resolver = { Text, Box, Card };

function page(...children: ReactNode[]) {
  return (
    <Frame>
      <Element is={Box} canvas>
        {...children}
      </Element>
    </Frame>
  );
}

/** Returns a component like `Text` with its own `craft`. */
function textWith(craft: UserComponent['craft']): UserComponent<{ text?: string }> {
  const Special: UserComponent<{ text?: string }> = ({ text }) => <Text text={text ?? ''} />;
  Special.craft = { displayName: 'Special', ...craft };
  return Special;
}

/** Returns the message of the error that a function throws. */
function errorOf(run: () => unknown): string {
  try {
    run();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('concepts/user-components', () => {
  it('#from-a-component-to-a-user-component: a component without connectors is rendered and saved, and cannot be selected', () => {
    const PlainLabel = ({ text }: { text: string }) => <b>{text}</b>;
    const { container, query } = openEditor(
      { resolver: { Box, PlainLabel } },
      page(<PlainLabel text="One" />),
    );
    expect(query.serialize()).toContain('"text":"One"');
    const label = container.querySelector('b') ?? container;
    send(label, 'mousedown');
    send(label, 'click');
    expect(query.getEvent('selected').all()).toEqual(['ROOT']);
    expect(label.hasAttribute('draggable')).toBe(false);
  });

  it('#from-a-component-to-a-user-component: connect makes it selectable, drag makes it draggable', () => {
    const editor = openEditor({ resolver }, page(<Text text="One" />));
    const id = idOf(editor, 'Text');
    send(domOf(editor, id), 'mousedown');
    expect(editor.query.getEvent('selected').all()).toEqual([id]);
    expect(domOf(editor, id).getAttribute('draggable')).toBe('true');
  });

  it('#where: useNode throws directly inside <Editor>', () => {
    const Outside = () => <b>{useNode().id}</b>;
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(errorOf(() => openEditor({ resolver }, <Outside />))).toContain(
      'You can only use useNode in the context of <Editor />.',
    );
    silent.mockRestore();
  });

  it('#throttle: assigning the same value makes no step, a new array with the same content does', () => {
    const editor = openEditor({ resolver }, page(<Text text="One" />));
    const { actions, query } = editor;
    const set = (change: (props: { text: string; list: number[] }) => void) =>
      editor.run(() => actions.setProp(idOf(editor, 'Text'), change));
    set((props) => {
      props.text = 'One';
    });
    expect(query.history.canUndo()).toBe(false);
    set((props) => {
      props.list = [1];
    });
    editor.run(() => actions.history.clear());
    set((props) => {
      props.list = [1];
    });
    expect(query.history.canUndo()).toBe(true);
  });

  describe('#defaults', () => {
    type Styled = { style?: { color?: string; margin?: number }; size?: number };
    const Styled: UserComponent<Styled> = () => <b>styled</b>;
    Styled.craft = { displayName: 'Styled', props: { style: { color: 'red', margin: 4 }, size: 2 } };

    it('a stored page gets a new default when it loads, and keeps the value that it has', () => {
      const editor = openEditor({ resolver: { Box, Styled } }, page(<Styled />));
      const stored = editor.query.serialize().replace(',"size":2', '').replace('red', 'green');
      const loaded = openEditor({ resolver: { Box, Styled } }, <Frame data={stored} />);
      const { props } = loaded.query.node(idOf(loaded, 'Styled')).get().data;
      expect(props).toEqual({ style: { color: 'green', margin: 4 }, size: 2 });
    });
  });

  it('#inline: code can select a Node while the editor is disabled', () => {
    const editor = openEditor({ resolver, enabled: false }, page(<Text />));
    const id = idOf(editor, 'Text');
    editor.run(() => editor.actions.selectNode(id));
    expect(editor.query.node(id).isSelected()).toBe(true);
  });

  describe('guides/rules#permissions', () => {
    const isLocked = (node: Node) => Boolean(node.data.custom.locked);
    const mayDelete = (query: EditorStore['query'], id: NodeId) =>
      query.node(id).isDeletable() &&
      ![id, ...query.node(id).descendants(true)].some((inside) => isLocked(query.node(inside).get()));
    const Lockable = textWith({ rules: { canDrag: (node) => !isLocked(node) } });

    function openLocked() {
      const editor = openEditor(
        { resolver: { ...resolver, Lockable } },
        page(
          <Element key="box" is={Box} canvas>
            <Element is={Lockable} custom={{ locked: true }} />
          </Element>,
        ),
      );
      return { editor, ...editor, box: idOf(editor, 'Box', 1), locked: idOf(editor, 'Special') };
    }

    it('canDrag keeps a locked Node from being dragged, and no rule keeps it from being deleted', () => {
      const { query, actions, run, locked } = openLocked();
      expect(query.node(locked).isDraggable()).toBe(false);
      expect(query.node(locked).isDeletable()).toBe(true);
      run(() => actions.delete(locked));
      expect(query.node(locked).get()).toBeUndefined();
    });

    it('mayDelete protects a locked Node and those around it', () => {
      const { query, actions, run, locked, box } = openLocked();
      expect([mayDelete(query, locked), mayDelete(query, box)]).toEqual([false, false]);
      run(() =>
        actions.setCustom(locked, (custom) => {
          custom.locked = false;
        }),
      );
      expect([mayDelete(query, locked), mayDelete(query, box)]).toEqual([true, true]);
    });

    it('a rule reads the role that the app has set', async () => {
      const { authorsOnly, setRole } = await loadSample<{
        authorsOnly: Partial<NodeRules>;
        setRole(role: 'author' | 'reviewer'): void;
      }>('docs/guides/recipes/permissions', 'role-rules.ts');
      const Protected = textWith({ rules: authorsOnly });
      const editor = openEditor({ resolver: { ...resolver, Protected } }, page(<Protected key="text" />));
      const isDraggable = () => editor.query.node(idOf(editor, 'Special')).isDraggable();
      expect(isDraggable()).toBe(true);
      setRole('reviewer');
      expect(isDraggable()).toBe(false);
    });

    it('the rule canMoveOut can be called before a deletion, which does not call it', () => {
      const List: UserComponent<{ children?: ReactNode }> = ({ children }) => <Box>{children}</Box>;
      List.craft = { displayName: 'List', isCanvas: true, rules: { canMoveOut: () => false } };
      const editor = openEditor(
        { resolver: { ...resolver, List } },
        page(
          <List key="list">
            <Text />
          </List>,
        ),
      );
      const { actions, query, run } = editor;
      const id = idOf(editor, 'Text');
      const [node, parent] = [query.node(id).get(), query.node(idOf(editor, 'List')).get()];
      expect(parent.rules.canMoveOut([node], parent, query.node)).toBe(false);
      run(() => actions.delete(id));
      expect(query.node(id).get()).toBeUndefined();
    });

    it('canDrag is not watched: an unlocked element stays undraggable, unless a key makes React create it anew', () => {
      const WithKey: UserComponent = () => {
        const {
          connectors: { connect, drag },
          locked,
        } = useNode((node) => ({ locked: isLocked(node) }));
        return (
          <i
            key={String(locked)}
            ref={(element) => {
              if (element) connect(drag(element));
            }}
          >
            text
          </i>
        );
      };
      WithKey.craft = { displayName: 'WithKey', rules: { canDrag: (node) => !isLocked(node) } };
      const editor = openEditor(
        { resolver: { ...resolver, Lockable, WithKey } },
        page(
          <Element key="1" is={Lockable} custom={{ locked: true }} />,
          <Element key="2" is={WithKey} custom={{ locked: true }} />,
        ),
      );
      const ids = [idOf(editor, 'Special'), idOf(editor, 'WithKey')];
      const draggable = () => ids.map((id) => domOf(editor, id).getAttribute('draggable') === 'true');
      expect(draggable()).toEqual([false, false]);
      editor.run(() =>
        editor.actions.setCustom(ids, (custom) => {
          custom.locked = false;
        }),
      );
      expect(draggable()).toEqual([false, true]);
    });
  });

  describe('guides/rules#rule-calls', () => {
    it('a drag calls canDrag, canMoveIn and canDrop, and canMoveOut if the parent changes', () => {
      const calls = new Set<string>();
      const note = (name: string) => () => {
        calls.add(name);
        return true;
      };
      const Noted = textWith({ rules: { canDrag: note('canDrag'), canDrop: note('canDrop') } });
      const List: UserComponent<{ children?: ReactNode }> = ({ children }) => <Box>{children}</Box>;
      List.craft = {
        displayName: 'List',
        isCanvas: true,
        rules: { canMoveIn: note('canMoveIn'), canMoveOut: note('canMoveOut') },
      };
      const editor = openEditor(
        { resolver: { ...resolver, Noted, List } },
        page(
          <List key="a">
            <Noted />
          </List>,
          <List key="b" />,
        ),
      );
      const [from, to] = [idOf(editor, 'List'), idOf(editor, 'List', 1)];
      const noted = idOf(editor, 'Special');
      place(domOf(editor, from), 0, 0, 200, 100);
      place(domOf(editor, to), 0, 100, 200, 100);
      place(domOf(editor, noted), 20, 20, 160, 40);
      calls.clear();
      dragOver(domOf(editor, noted), domOf(editor, from), 100, 50).drop();
      expect([...calls].sort()).toEqual(['canDrag', 'canDrop', 'canMoveIn']);
      dragOver(domOf(editor, noted), domOf(editor, to), 100, 150).drop();
      expect([...calls].sort()).toEqual(['canDrag', 'canDrop', 'canMoveIn', 'canMoveOut']);
      expect(editor.query.node(to).childNodes()).toEqual([noted]);
    });

    it('addNodeTree does not check rules', () => {
      const Refusing: UserComponent<{ children?: ReactNode }> = ({ children }) => <Box>{children}</Box>;
      Refusing.craft = { displayName: 'Refusing', isCanvas: true, rules: { canMoveIn: () => false } };
      const editor = openEditor({ resolver: { ...resolver, Refusing } }, page(<Refusing />));
      const tree = editor.query.parseReactElement(<Text />).toNodeTree();
      editor.run(() => editor.actions.addNodeTree(tree, idOf(editor, 'Refusing')));
      expect(editor.query.node(idOf(editor, 'Refusing')).childNodes()).toHaveLength(1);
    });
  });

  it('#shared-node: a plain child has the Node of the component that renders it', () => {
    const Id = () => <b>{useNode().id}</b>;
    const Outer: UserComponent = () => <Id />;
    Outer.craft = { displayName: 'Outer' };
    const editor = openEditor({ resolver: { Box, Outer } }, page(<Outer />));
    expect(editor.container.textContent).toBe(idOf(editor, 'Outer'));
    expect(Object.keys(editor.query.getNodes())).toHaveLength(2);
  });

  describe('#read-once', () => {
    const textIn = (editor: ReturnType<typeof openEditor>) => {
      const { body = '' } = editor.query.node(idOf(editor, 'Card')).get().data.linkedNodes;
      return editor.query.node(body).childNodes()[0] ?? '';
    };

    it('later props of the component do not reach its region', () => {
      const editor = openEditor({ resolver }, page(<Card title="first" />));
      editor.run(() =>
        editor.actions.setProp(idOf(editor, 'Card'), (props) => {
          props.title = 'second';
        }),
      );
      expect(editor.container.textContent).toBe('first');
    });

    it('merge() after a call that changed something makes one step of both', () => {
      const editor = openEditor({ resolver }, page(<Card title="first" />));
      const { actions } = editor;
      editor.run(() => {
        actions.setProp(idOf(editor, 'Card'), (props) => {
          props.dark = true;
        });
        actions.history.merge().setProp(textIn(editor), (props) => {
          props.text = 'white';
        });
      });
      expect(editor.container.textContent).toBe('white');
      editor.run(() => actions.history.undo());
      expect(editor.container.textContent).toBe('first');
      expect(editor.query.node(idOf(editor, 'Card')).get().data.props['dark']).toBeUndefined();
      expect(editor.query.history.canUndo()).toBe(false);
    });
  });

  describe('#lifecycle', () => {
    const openCard = () => {
      const editor = openEditor({ resolver }, page(<Card title="first" />));
      const card = idOf(editor, 'Card');
      const region = () => editor.query.node(card).linkedNodes()[0] ?? '';
      return { ...editor, editor, card, region };
    };
    const show = ({ editor, card }: ReturnType<typeof openCard>, withRegion: boolean) =>
      editor.run(() =>
        editor.actions.setProp(card, (props) => {
          props.withRegion = withRegion;
        }),
      );

    it('creating it makes no undo step; loaded data wins over the JSX', () => {
      const { query } = openCard();
      expect(query.history.canUndo()).toBe(false);
      const loaded = openEditor(
        { resolver },
        <Frame data={query.serialize().replace('"text":"first"', '"text":"stored"')} />,
      );
      expect(loaded.container.textContent).toBe('stored');
      expect(Object.keys(loaded.query.getNodes())).toHaveLength(4);
    });

    it('an <Element> that is no longer rendered keeps its Node, and uses it again', () => {
      const card = openCard();
      const id = card.region();
      show(card, false);
      expect(card.container.textContent).toBe('');
      expect(card.query.serialize()).toContain(id);
      show(card, true);
      expect(card.region()).toBe(id);
      expect(card.container.textContent).toBe('first');
    });

    it('it is deleted with its component, and not alone', () => {
      const { actions, query, run, region, card } = openCard();
      const id = region();
      expect(errorOf(() => actions.delete(id))).toContain('Attempting to delete a top-level Node');
      run(() => actions.delete(card));
      expect(query.node(id).get()).toBeUndefined();
    });

    it('hiding a region renders nothing, keeps the content, and can be undone', () => {
      const { actions, container, run, region } = openCard();
      run(() => actions.setHidden(region(), true));
      expect(container.textContent).toBe('');
      run(() => actions.history.undo());
      expect(container.textContent).toBe('first');
    });
  });

  describe('#data', () => {
    const Stranger = () => <b>stranger</b>;
    const made = <b>made outside of a render</b>;

    /** Returns the message of the error that `serialize()` throws for a Node with this prop. */
    function serializeWith(value: unknown): string {
      // The editor logs the same error when it compares states.
      const silent = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const editor = openEditor({ resolver }, page(<Text key="t" />));
      editor.run(() =>
        editor.actions.setProp(idOf(editor, 'Text'), (props) => {
          props.icon = value;
        }),
      );
      silent.mockRestore();
      return errorOf(() => editor.query.serialize());
    }

    it('an element of a component that is not in the resolver makes serialize() throw', () => {
      expect(serializeWith(<Stranger />)).toContain('(Stranger) does not exist in the resolver');
    });

    it('an HTML element that was created in a render makes serialize() throw in development', () => {
      let inRender: ReactNode;
      const Maker = () => {
        inRender = <b>made in a render</b>;
        return null;
      };
      openEditor({ resolver }, <Maker />);
      expect(serializeWith(inRender)).toContain('Converting circular structure to JSON');
    });

    it('an element of a listed component, or one from the module, is saved as a stub that is not an element', () => {
      expect([serializeWith(<Text />), serializeWith(made)]).toEqual(['', '']);
      const editor = openEditor({ resolver }, page(<Text key="t" />));
      editor.run(() =>
        editor.actions.setProp(idOf(editor, 'Text'), (props) => {
          props.icon = <Text />;
        }),
      );
      const { icon } = JSON.parse(editor.query.serialize())[idOf(editor, 'Text')].props;
      expect(icon).not.toHaveProperty('$$typeof');
    });

    it('after that, onNodesChange is no longer called, and a warning is logged', () => {
      const onNodesChange = vi.fn();
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const editor = openEditor({ resolver, onNodesChange }, page(<Text key="t" />));
      const id = idOf(editor, 'Text');
      const set = (name: string, value: unknown) =>
        editor.run(() =>
          editor.actions.setProp(id, (props) => {
            props[name] = value;
          }),
        );
      set('text', 'saved');
      const calls = onNodesChange.mock.calls.length;
      expect(calls).toBeGreaterThan(0);
      set('icon', <Stranger />);
      set('text', 'not saved');
      expect(onNodesChange).toHaveBeenCalledTimes(calls);
      expect(warned).toHaveBeenCalled();
      warned.mockRestore();
    });

    it('a prop that is null is omitted', () => {
      const editor = openEditor({ resolver }, page(<Text key="t" text="x" />));
      editor.run(() =>
        editor.actions.setProp(idOf(editor, 'Text'), (props) => {
          props.text = null;
        }),
      );
      expect(editor.query.getSerializedNodes()[idOf(editor, 'Text')]?.props).toEqual({});
    });
  });
});
