// content/docs/concepts/editor.md
import { Element, Frame, type NodeId, useEditor } from '@craftjs/core';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { Box, domOf, dragOver, idOf, openEditor, place, send, Text, twoTexts } from './support.testing.tsx';

const resolver = { Text, Box };

const page = twoTexts('One', 'Two');

/** Opens an editor with two texts, and a panel beside the page. */
function openWith(panel?: ReactNode, options = {}) {
  const editor = openEditor(
    { resolver, ...options },
    <>
      {page}
      {panel}
    </>,
  );
  const [one = '', two = ''] = editor.query.node('ROOT').childNodes();
  const setText = (id: NodeId, text: string) =>
    editor.run(() =>
      editor.actions.setProp(id, (props: { text: string }) => {
        props.text = text;
      }),
    );
  return { ...editor, editor, one, two, setText };
}

describe('concepts/editor', () => {
  it('#one-edit: a selection renders the panel that displays it, and no other; an edit makes undo possible', () => {
    const renders = { settings: 0, toolbox: 0 };
    const Settings = () => {
      const { id } = useEditor((_state, query) => ({ id: query.getEvent('selected').last() }));
      useEffect(() => {
        renders.settings += 1;
      });
      return <b>{id}</b>;
    };
    const Toolbox = () => {
      useEditor((state) => ({ enabled: state.options.enabled }));
      useEffect(() => {
        renders.toolbox += 1;
      });
      return null;
    };
    const { editor, query, actions, run, container, one, setText } = openWith(
      <>
        <Settings />
        <Toolbox />
      </>,
    );
    // The first change after mounting renders every collecting component.
    run(() => actions.selectNode('ROOT'));
    const before = { ...renders };
    send(domOf(editor, one), 'mousedown');
    expect(container.querySelector('b')?.textContent).toBe(one);
    expect(renders).toEqual({ settings: before.settings + 1, toolbox: before.toolbox });
    expect(query.history.canUndo()).toBe(false);
    setText(one, 'changed');
    expect(query.history.canUndo()).toBe(true);
    run(() => actions.history.undo());
    expect(domOf(editor, one).textContent).toBe('One');
  });

  describe('#outside', () => {
    it('<Editor> renders no element around its children', () => {
      const { container } = openWith();
      expect([...container.children].map(({ localName }) => localName)).toEqual(['section']);
    });

    it('useEditor works in a portal', () => {
      const header = document.body.appendChild(document.createElement('header'));
      const Count = () => {
        const { count } = useEditor((state) => ({ count: Object.keys(state.nodes).length }));
        return createPortal(`${count} Nodes`, header);
      };
      openWith(<Count />);
      expect(header.textContent).toBe('3 Nodes');
      header.remove();
    });
  });

  describe('#events', () => {
    it('the helpers of getEvent answer for several selected Nodes, and a deleted Node leaves the selection', () => {
      const { actions, query, run, one, two } = openWith();
      expect(query.getEvent('selected').isEmpty()).toBe(true);
      run(() => actions.selectNode([one, two]));
      const selected = () => query.getEvent('selected');
      expect([selected().last(), selected().size(), selected().contains(one), selected().isEmpty()]).toEqual([
        two,
        2,
        true,
        false,
      ]);
      run(() => actions.delete(two));
      expect(selected().all()).toEqual([one]);
    });
  });

  describe('#rendering', () => {
    it('after a prop changes, the collector keeps its result until the next change; a key avoids that', () => {
      const Label = ({ id }: { id: string }) => {
        const { text } = useEditor((state) => ({ text: state.nodes[id]?.data.props['text'] }));
        return <i>{text}</i>;
      };
      const { editor, one, two, container, setText } = openWith();
      const shown = () => [...container.querySelectorAll('i')].map(({ textContent }) => textContent);
      const show = (id: string) =>
        editor.rerender(
          { resolver },
          <>
            {page}
            <Label id={id} />
            <Label key={id} id={id} />
          </>,
        );
      show(one);
      show(two);
      expect(shown()).toEqual(['One', 'Two']);
      setText(one, 'changed');
      expect(shown()).toEqual(['Two', 'Two']);
    });
  });

  it('#guards: an error in a later run of a collector goes to console.warn, and the old values stay', () => {
    const Name = () => {
      const { name } = useEditor((state) => {
        const node = Object.values(state.nodes).find(({ data }) => data.props['text'] === 'One');
        if (node === undefined) throw new Error('gone');
        return { name: node.data.displayName };
      });
      return <i>{name}</i>;
    };
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container, setText, one } = openWith(<Name />);
    setText(one, 'changed');
    expect(container.querySelector('i')?.textContent).toBe('Text');
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });

  describe('#create', () => {
    /** Opens a toolbox whose entry records the render that its `onCreate` belongs to, and the places of its Nodes. */
    function openToolbox(fresh: boolean) {
      const heard: string[] = [];
      const constant = <Text text="new" />;
      const Tool = ({ value }: { value: number }) => {
        const { connectors, query } = useEditor();
        return (
          <i
            ref={(element) => {
              if (element === null) return;
              connectors.create(element, fresh ? () => <Text text="new" /> : constant, {
                onCreate: ({ rootNodeId }) => {
                  heard.push(`${value} in ${query.node(rootNodeId).get().data.parent}`);
                },
              });
            }}
          >
            tool
          </i>
        );
      };
      const at = (value: number) => (
        <>
          {page}
          <Tool value={value} />
        </>
      );
      const editor = openEditor({ resolver }, at(0));
      editor.rerender({ resolver }, at(1));
      place(domOf(editor, 'ROOT'), 0, 0, 200, 200);
      const [one = ''] = editor.query.node('ROOT').childNodes();
      place(domOf(editor, one), 20, 20, 160, 40);
      const tool = editor.container.querySelector('i') ?? editor.container;
      dragOver(tool, domOf(editor, one), 100, 30).drop();
      expect(editor.container.textContent).toContain('new');
      return heard;
    }

    it('with the same element, the first onCreate is kept; it receives the place of the new Node', () => {
      expect(openToolbox(false)).toEqual(['0 in ROOT']);
    });

    it('with a function that is made in the component, the current onCreate runs', () => {
      expect(openToolbox(true)).toEqual(['1 in ROOT']);
    });
  });

  it('#background: select with an empty id clears the selection, and clicks on Nodes still reach the Nodes', () => {
    const Stage = ({ children }: { children: ReactNode }) => {
      const { connectors } = useEditor();
      return (
        <main
          ref={(element) => {
            if (element) connectors.select(element, '');
          }}
        >
          {children}
        </main>
      );
    };
    const editor = openEditor({ resolver }, <Stage>{page}</Stage>);
    const one = idOf(editor, 'Text');
    send(domOf(editor, one), 'mousedown');
    expect(editor.query.getEvent('selected').all()).toEqual([one]);
    send(editor.container.querySelector('main') ?? editor.container, 'mousedown');
    expect(editor.query.getEvent('selected').isEmpty()).toBe(true);
  });

  describe('#actions', () => {
    it('they take effect immediately, even while the editor is disabled', () => {
      const { actions, query, run, one, two } = openWith(undefined, { enabled: false });
      run(() => {
        actions.delete(one);
        expect(query.node('ROOT').childNodes()).toEqual([two]);
      });
    });

    it('the table lists what can be undone', () => {
      const { actions, query, run, one, two } = openWith();
      const makesStep = (change: () => void) => {
        run(() => actions.history.clear());
        run(change);
        return query.history.canUndo();
      };
      const steps = {
        setProp: makesStep(() => actions.setProp([one, two], (props) => Object.assign(props, { a: 1 }))),
        setCustom: makesStep(() => actions.setCustom(one, (custom) => Object.assign(custom, { a: 1 }))),
        setHidden: makesStep(() => actions.setHidden(one, true)),
        move: makesStep(() => actions.move(one, 'ROOT', 2)),
        addNodeTree: makesStep(() =>
          actions.addNodeTree(query.parseReactElement(<Text />).toNodeTree(), 'ROOT'),
        ),
        deserialize: makesStep(() => actions.deserialize(query.serialize())),
        setState: makesStep(() =>
          actions.setState((state) => {
            const node = state.nodes[one];
            if (node) node.data.hidden = false;
          }),
        ),
        delete: makesStep(() => actions.delete(one)),
        selectNode: makesStep(() => actions.selectNode(two)),
        clearEvents: makesStep(() => actions.clearEvents()),
        setIndicator: makesStep(() => actions.setIndicator(null)),
        setOptions: makesStep(() =>
          actions.setOptions((options) => {
            options.enabled = true;
          }),
        ),
      };
      const undoable = Object.entries(steps).flatMap(([name, makes]) => (makes ? [name] : []));
      expect(undoable).toEqual([
        'setProp',
        'setCustom',
        'setHidden',
        'move',
        'addNodeTree',
        'deserialize',
        'setState',
        'delete',
      ]);
    });

    it('addNodeTree without a parent throws', () => {
      const { actions, query } = openWith();
      const tree = query.parseReactElement(<Text />).toNodeTree();
      expect(() => actions.addNodeTree(tree)).toThrow('Parent id cannot be ommited');
    });

    it('a Set in place of an array throws', () => {
      const { actions, query, run, one } = openWith();
      run(() => actions.selectNode(one));
      const set: unknown = query.getState().events.selected;
      expect(() => Reflect.apply(actions.delete, undefined, [set])).toThrow(
        'Node does not exist, it may have been removed',
      );
    });
  });

  it('#effects: the functions of actions stay the same, except history.throttle and history.ignore', () => {
    const seen: ReturnType<typeof useEditor>['actions'][] = [];
    const Probe = () => {
      const { actions } = useEditor((state) => ({ count: Object.keys(state.nodes).length }));
      useEffect(() => {
        seen.push(actions);
      });
      return null;
    };
    const { actions, run, one } = openWith(<Probe />);
    run(() => actions.delete(one));
    const [first, last] = [seen[0], seen.at(-1)];
    if (first === undefined || last === undefined || first === last)
      throw new Error('It rendered only once.');
    expect(first.history).not.toBe(last.history);
    const stable = (['setProp', 'delete', 'selectNode', 'addNodeTree'] as const).map(
      (name) => first[name] === last[name],
    );
    expect(stable).toEqual([true, true, true, true]);
    const history = (['undo', 'redo', 'throttle', 'ignore'] as const).map(
      (name) => first.history[name] === last.history[name],
    );
    expect(history).toEqual([true, true, false, false]);
  });

  describe('#multi-select', () => {
    it('the Meta key adds to the selection, and drops ancestors of the Node', () => {
      const { editor, query, one, two } = openWith();
      send(domOf(editor, one), 'mousedown');
      send(domOf(editor, two), 'mousedown', { metaKey: true });
      expect(query.getEvent('selected').all()).toEqual([one, two]);
      send(domOf(editor, 'ROOT'), 'mousedown', { metaKey: true });
      expect(query.getEvent('selected').all()).toEqual(['ROOT']);
    });

    it('deleting a Node and one inside it throws', () => {
      const editor = openEditor(
        { resolver },
        <Frame>
          <Element is={Box} canvas>
            <Box>
              <Text />
            </Box>
          </Element>
        </Frame>,
      );
      expect(() =>
        editor.run(() => editor.actions.delete([idOf(editor, 'Box', 1), idOf(editor, 'Text')])),
      ).toThrow();
    });
  });

  describe('#changes and #dropped', () => {
    it('onNodesChange sees the values of the first render', () => {
      const heard: string[] = [];
      const editor = openEditor({ resolver, onNodesChange: () => heard.push('first') }, page);
      editor.rerender({ resolver, onNodesChange: () => heard.push('second') }, page);
      editor.run(() => editor.actions.delete(idOf(editor, 'Text')));
      expect(heard).toEqual(['first']);
    });

    it('normalizeNodes gets "move" with ids, parent and index, and "addNodeTree" with tree, parent and index', () => {
      const heard: unknown[][] = [];
      const { editor, actions, query, run, one, two } = openWith(undefined, {
        normalizeNodes: (
          _state: unknown,
          _previous: unknown,
          { type, params }: { type: string; params: unknown[] },
        ) => {
          heard.push([type, ...params]);
        },
      });
      place(domOf(editor, 'ROOT'), 0, 0, 200, 100);
      place(domOf(editor, one), 20, 20, 160, 20);
      place(domOf(editor, two), 20, 40, 160, 20);
      dragOver(domOf(editor, one), domOf(editor, two), 100, 55).drop();
      expect(heard).toEqual([['move', [one], 'ROOT', 2]]);
      const tree = query.parseReactElement(<Text />).toNodeTree();
      run(() => actions.addNodeTree(tree, 'ROOT', 1));
      expect(heard.at(-1)).toEqual(['addNodeTree', tree, 'ROOT', 1]);
    });

    it('onBeforeMoveEnd gets the Node, its new parent and its old parent', () => {
      const heard: string[] = [];
      const editor = openEditor(
        {
          resolver,
          onBeforeMoveEnd: (node, to, from) => heard.push(`${node.id} from ${from.id} to ${to.id}`),
        },
        <StrictMode>
          <Frame>
            <Element is={Box} canvas>
              <Text />
              <Element is={Box} canvas />
            </Element>
          </Frame>
        </StrictMode>,
      );
      const [text = '', box = ''] = editor.query.node('ROOT').childNodes();
      editor.run(() => editor.actions.move(text, box, 0));
      expect(heard).toEqual([`${text} from ROOT to ${box}`]);
    });
  });
});
