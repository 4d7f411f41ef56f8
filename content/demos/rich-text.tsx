import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { FocusEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Box, useAttach } from '../parts.tsx';

/**
 * A text is stored as data, not as HTML: nothing that is pasted or saved
 * can bring a script along.
 */
type Run = { text: string; bold?: boolean; italic?: boolean };
type RichTextProps = { runs?: Run[] };

// fold
function readRuns(parent: Node, marks: Omit<Run, 'text'> = {}): Run[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node.nodeName === 'BR') return [{ ...marks, text: '\n' }];
    if (node.nodeType === Node.TEXT_NODE)
      return [{ ...marks, text: node.textContent ?? '' }];
    const bold = /^(B|STRONG)$/.test(node.nodeName) || marks.bold === true;
    const italic = /^(I|EM)$/.test(node.nodeName) || marks.italic === true;
    return readRuns(node, {
      ...(bold && { bold }),
      ...(italic && { italic }),
    });
  });
}

// fold
function renderRuns([run, ...rest]: Run[]): ReactNode {
  if (run === undefined) return null;
  const slanted = run.italic ? <i>{run.text}</i> : run.text;
  return (
    <>
      {run.bold ? <b>{slanted}</b> : slanted}
      {renderRuns(rest)}
    </>
  );
}

// fold
function RichText({ runs = [] }: RichTextProps) {
  const {
    actions: { setProp },
  } = useNode();
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));
  const [state, setState] = useState<'shown' | 'edited' | 'left by key'>(
    'shown',
  );
  if (state === 'edited' && enabled) {
    const change = (read: Run[]) =>
      setProp((props: RichTextProps) => {
        props.runs = read;
      }, 500);
    const done = (byKey: boolean) =>
      setState(byKey ? 'left by key' : 'shown');
    return <TextEditor runs={runs} onChange={change} onDone={done} />;
  }
  const edit = () => {
    if (enabled) setState('edited');
  };
  return (
    <Shown runs={runs} focus={state === 'left by key'} onEdit={edit} />
  );
}
RichText.craft = { displayName: 'Rich text' };

type ShownProps = { runs: Run[]; focus: boolean; onEdit: () => void };

// fold
function Shown({ runs, focus, onEdit }: ShownProps) {
  const { ref, ...attach } = useAttach('text');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) element.current?.focus();
  }, [focus]);
  return (
    <div
      {...attach}
      ref={(el) => {
        element.current = el;
        ref(el);
      }}
      onDoubleClick={onEdit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEdit();
      }}
      style={{ whiteSpace: 'pre-wrap' }}
    >
      {renderRuns(runs)}
    </div>
  );
}

type TextEditorProps = {
  runs: Run[];
  onChange: (runs: Run[]) => void;
  onDone: (byKey: boolean) => void;
};

/**
 * Mounted while somebody edits. Not draggable, so that the mouse can select
 * text. Reads `runs` once.
 */
// fold
function TextEditor({ runs, onChange, onDone }: TextEditorProps) {
  const {
    connectors: { connect },
  } = useNode();
  const [initial] = useState(() => renderRuns(runs));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onDone(false);
  };
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone(true);
      }}
      style={{ outline: '2px dashed var(--accent)' }}
    >
      {['Bold', 'Italic'].map((mark) => (
        <button
          key={mark}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => document.execCommand(mark)}
        >
          {mark}
        </button>
      ))}
      <div
        ref={(el) => el?.focus()}
        role="textbox"
        aria-label="Text"
        aria-multiline="true"
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        onInput={(event) => onChange(readRuns(event.currentTarget))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          document.execCommand('insertLineBreak');
        }}
        style={{ padding: 8, whiteSpace: 'pre-wrap' }}
      >
        {initial}
      </div>
    </div>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Box, RichText }}>
      <Frame>
        <Element is={Box} canvas>
          <RichText
            runs={[
              { text: 'Double-click me, or press ' },
              // start
              { text: 'Enter', bold: true },
              { text: '.' },
            ]}
          />
          <RichText runs={[{ text: 'Drag me above the other text.' }]} />
        </Element>
      </Frame>
    </Editor>
  );
}
