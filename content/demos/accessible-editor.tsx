import type { NodeId } from '@craftjs/core';
import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { KeyboardEvent, ReactNode } from 'react';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useAttach } from '../parts.tsx';

/** Says a sentence to people who cannot see what changed. */
const Announce = createContext<(sentence: string) => void>(() => {});

type BlockProps = { label: string; children?: ReactNode };

// fold
function Block({ label, children }: BlockProps) {
  const { selected } = useNode((node) => ({
    selected: node.events.selected,
  }));
  return (
    <div
      {...useAttach('box')}
      role="group"
      aria-label={label}
      aria-current={selected || undefined}
    >
      {label}
      {children}
    </div>
  );
}
Block.craft = { displayName: 'Block' };

/**
 * Moves and deletes the selected block. Each returns where the focus
 * belongs afterwards.
 */
// fold
function useCommands() {
  const { actions, query } = useEditor();
  const announce = useContext(Announce);
  const name = (id: NodeId) =>
    String(query.node(id).get().data.props['label']);

  function move(id: NodeId, index: number, parent?: NodeId) {
    if (
      !parent ||
      !query.node(id).isDraggable() ||
      !query.node(parent).isDroppable(id)
    ) {
      announce(`${name(id)} cannot move there.`);
      return id;
    }
    actions.move(id, parent, index);
    const siblings = query.node(parent).childNodes();
    const place = `${siblings.indexOf(id) + 1} of ${siblings.length}`;
    announce(`${name(id)}, position ${place} in ${name(parent)}.`);
    return id;
  }

  return (id: NodeId, key: string): NodeId | undefined => {
    const { parent } = query.node(id).get().data;
    if (!parent) return undefined;
    const siblings = query.node(parent).childNodes();
    const index = siblings.indexOf(id);
    if (key === 'ArrowUp')
      return move(id, index - 1, siblings[index - 1] && parent);
    if (key === 'ArrowDown')
      return move(id, index + 2, siblings[index + 1] && parent);
    const accepts = (place: NodeId) => query.node(place).isDroppable(id);
    if (key === 'ArrowRight') {
      const above = siblings[index - 1];
      const inside = above ? query.node(above).descendants(true) : [];
      // A component may have a region that takes the block instead.
      const target = above && [above, ...inside].find(accepts);
      return move(id, Number.MAX_SAFE_INTEGER, target);
    }
    if (key === 'ArrowLeft') {
      const path = [parent, ...query.node(parent).ancestors(true)];
      const outer = path.slice(1).find(accepts);
      const around = outer ? query.node(outer).childNodes() : [];
      const at = around.findIndex((child) => path.includes(child));
      return move(id, at + 1, outer);
    }
    if (key !== 'Delete' || !query.node(id).isDeletable()) return undefined;
    announce(`${name(id)} deleted.`);
    actions.delete(id);
    return siblings[index + 1] ?? siblings[index - 1] ?? parent;
  };
}

// fold
const buttons = {
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Into: 'ArrowRight',
  Out: 'ArrowLeft',
  Delete: 'Delete',
};

// fold
function Workspace({ children }: { children: ReactNode }) {
  const { query, selected = '' } = useEditor((_state, { getEvent }) => ({
    selected: getEvent('selected').last(),
  }));
  const command = useCommands();
  const focus = useRef<NodeId>(undefined);
  const run = (key: string) => {
    const next = command(selected, key);
    // A button keeps the focus, unless there is nothing left to press it
    // for.
    if (
      key === 'Delete' ||
      !(document.activeElement instanceof HTMLButtonElement)
    )
      focus.current = next;
  };
  // A block that has moved may be another element now. This runs after it
  // has been connected.
  useEffect(() => {
    if (focus.current) query.node(focus.current).get()?.dom?.focus();
    focus.current = undefined;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // The delete key of a Mac is Backspace.
    const key = event.key === 'Backspace' ? 'Delete' : event.key;
    const isCommand =
      key === 'Delete' || (event.altKey && key.startsWith('Arrow'));
    if (!query.getOptions().enabled || !selected || !isCommand) return;
    event.preventDefault();
    run(key);
  };
  return (
    <>
      <div role="group" aria-label="Selected block" className="tools">
        {Object.entries(buttons).map(([text, key]) => (
          <button
            key={key}
            type="button"
            disabled={!selected}
            onClick={() => run(key)}
          >
            {text}
          </button>
        ))}
      </div>
      <div onKeyDown={onKeyDown}>{children}</div>
    </>
  );
}

export default function Demo() {
  const [sentence, setSentence] = useState('');
  // A screen reader says only what has changed, so a repeated sentence
  // gets a space that cannot be heard.
  const announce = (next: string) =>
    setSentence((before) => (before === next ? `${next}\u00a0` : next));
  return (
    <Announce.Provider value={announce}>
      <Editor resolver={{ Block }}>
        <Workspace>
          <Frame>
            <Element is={Block} label="Page" canvas>
              {/* start */}
              <Block label="Title" />
              <Element is={Block} label="Box" canvas>
                <Block label="Picture" />
              </Element>
              <Block label="Text" />
            </Element>
          </Frame>
        </Workspace>
      </Editor>
      <p role="status">{sentence}</p>
    </Announce.Provider>
  );
}
