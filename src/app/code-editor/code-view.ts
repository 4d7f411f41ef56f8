import {
  autocompletion,
  type Completion,
  type CompletionSource,
  closeBrackets,
  closeBracketsKeymap,
  completeFromList,
  completionKeymap,
  ifNotIn,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript, localCompletionSource } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  codeFolding,
  foldEffect,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {
  EditorState,
  type Extension,
  StateEffect,
  StateField,
  type TransactionSpec,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';
import { completions } from 'derived/completions.ts';
import { hasLongLine, MAX_CHARACTERS } from '../../code-runner/protocol/code-files.ts';
import type { StartingCode } from '../../shared/playground-link.ts';

/** The options of a code editor. */
interface CodeViewOptions {
  readonly parent: HTMLElement;
  /** The file that is shown at first. */
  readonly path: string;
  readonly text: string;
  /** What is folded at first, and the line with which readers start, if it is known. */
  readonly opening: Pick<StartingCode, 'start' | 'folds'> | undefined;
  /** Id of the sentence that explains how to leave the editor by keyboard. */
  readonly hintId: string;
  readonly onChange: (text: string) => void;
  /** Called when a change was not made, because the text would be so long that it could freeze the page. */
  readonly onRefusal: () => void;
}

/** The editor uses the class names of samples, so that tokens have the same colours in both. */
const tokenClasses = tagHighlighter([
  { tag: tags.comment, class: 'c' },
  { tag: tags.keyword, class: 'k' },
  { tag: [tags.string, tags.regexp, tags.escape], class: 's' },
  { tag: [tags.typeName, tags.className, tags.propertyName], class: 'f' },
  { tag: [tags.number, tags.bool, tags.atom], class: 'n' },
]);

/** A code editor in a page. */
export type CodeView = ReturnType<typeof createCodeView>;

/** Creates a code editor: CodeMirror with the usual keys. Escape, then Tab leaves it. */
export function createCodeView(options: CodeViewOptions) {
  const { parent, path, text, opening, hintId, onChange, onRefusal } = options;
  const shown = { path, text };
  const extensions = (file: string): Extension => [
    lineNumbers(),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    syntaxHighlighting(tokenClasses),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-label': 'Code editor',
      'aria-describedby': hintId,
      // For checkers that do not know that an editable element is a tab stop.
      tabindex: '0',
    }),
    markedLines,
    folding,
    typeOverSelection,
    /\.[jt]sx?$/.test(file) ? [javascript({ jsx: true, typescript: true }), completion] : [],
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...historyKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
    leaveByKeyboard,
    EditorState.changeFilter.of(({ newDoc, changes }) => {
      let isAllowed = newDoc.length <= MAX_CHARACTERS;
      changes.iterChangedRanges((_from, _to, from, to) => {
        const lines = newDoc.sliceString(newDoc.lineAt(from).from, newDoc.lineAt(to).to);
        isAllowed &&= !hasLongLine(lines);
      });
      if (!isAllowed) onRefusal();
      return isAllowed;
    }),
    EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      shown.text = update.state.doc.toString();
      onChange(shown.text);
    }),
  ];
  const stateOf = (file: string, doc: string) => EditorState.create({ doc, extensions: extensions(file) });
  const first = stateOf(path, text);
  const state = opening === undefined ? first : opened(first, opening);
  const scrollTo = EditorView.scrollIntoView(state.selection.main, { yMargin: 100 });
  // Its first state has everything: each further one would cost as much as the first.
  const view = new EditorView({ parent, state, scrollTo });
  const left = new Map<string, EditorState>();
  return {
    /**
     * Shows a file. Earlier changes of a text under the same path can still be undone. If the file is shown already, the
     * lines that change are marked.
     */
    show(file: string, doc: string) {
      if (file === shown.path && doc === shown.text) return;
      if (file === shown.path) return view.dispatch(replacement(view.state, doc));
      left.set(shown.path, view.state);
      Object.assign(shown, { path: file, text: doc });
      const before = left.get(file);
      view.setState(before?.doc.toString() === doc ? before : stateOf(file, doc));
    },
    /** Marks the line of a mistake; `undefined` removes the mark. Lines count from 1. */
    mark(line: number | undefined) {
      if (line === undefined && view.state.field(markedLines).size === 0) return;
      const marks = line === undefined ? undefined : ({ kind: 'mistake', first: line, last: line } as const);
      view.dispatch({ effects: setMarks.of(marks) });
    },
    focus: () => view.focus(),
    dispose: () => view.destroy(),
  };
}

/** Folds blocks and moves to the line with which readers start. */
function opened(state: EditorState, { start, folds }: Pick<StartingCode, 'start' | 'folds'>): EditorState {
  const { doc } = state;
  // From the end of a block's first line to the beginning of its last, so that its brackets stay.
  const effects = folds.map(([first, last]) =>
    foldEffect.of({ from: doc.line(first).to, to: doc.line(last).from }),
  );
  const { from, text } = doc.line(start ?? 1);
  return state.update({ effects, selection: { anchor: from + text.search(/\S|$/) } }).state;
}

/**
 * Tab indents, as programmers expect. After Escape, Tab moves the focus until the focus has left the editor (WCAG
 * 2.1.2). CodeMirror's own Tab mode ends two seconds after Escape.
 */
const leaveByKeyboard: Extension = [
  keymap.of([
    {
      key: 'Escape',
      run: (view) => {
        view.setTabFocusMode(true);
        return true;
      },
    },
  ]),
  EditorView.domEventHandlers({
    blur: (_event, view) => {
      view.setTabFocusMode(false);
    },
  }),
];

/** Marks lines, from 1: that of a mistake, or those that were changed for the reader. */
const setMarks = StateEffect.define<
  { readonly kind: 'mistake' | 'changed'; readonly first: number; readonly last: number } | undefined
>();

/** The marked lines. The marks move with the text, and the next ones replace them. */
const markedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, newDoc }) {
    const set = effects.find((effect) => effect.is(setMarks));
    if (set === undefined) return marks.map(changes);
    const { kind, first, last } = set.value ?? { kind: 'changed', first: 1, last: 0 };
    const mark = Decoration.line({ class: `cm-${kind}` });
    const lines = Array.from(
      { length: Math.min(last, newDoc.lines) - first + 1 },
      (_, index) => first + index,
    );
    return Decoration.set(lines.map((line) => mark.range(newDoc.line(line).from)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Replaces the lines that differ from those of another text, marks the new ones, and scrolls to them. */
function replacement({ doc }: EditorState, text: string): TransactionSpec {
  const [before, after] = [doc.toString().split('\n'), text.split('\n')];
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  let end = 0;
  while (end < most - same && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = before.slice(0, same).join('\n').length;
  const lengthAfter = before.slice(before.length - end).join('\n').length;
  const anchor = Math.min(from + Math.sign(same), text.length);
  return {
    changes: { from, to: doc.length - lengthAfter, insert: text.slice(from, text.length - lengthAfter) },
    // Unfolds the place.
    selection: { anchor },
    effects: [
      setMarks.of({ kind: 'changed', first: same + 1, last: after.length - end }),
      EditorView.scrollIntoView(anchor, { yMargin: 100 }),
    ],
  };
}

/** Blocks that are folded show how many lines they have. A press unfolds them, and so does the cursor. */
const folding: Extension = [
  codeFolding({
    preparePlaceholder: ({ doc }, { from, to }) => doc.lineAt(to).number - doc.lineAt(from).number - 1,
    placeholderDOM(_view, unfold, lines: number) {
      // Tab leaves the code; there is a key for readers without a pointer.
      const properties = { type: 'button', className: 'code-unfold chip', tabIndex: -1, onclick: unfold };
      return Object.assign(document.createElement('button'), properties, { textContent: `… ${lines} lines` });
    },
  }),
  keymap.of(foldKeymap),
];

/**
 * Replaces a selection by what is typed. If Chromium does it, it writes the colour of the selected text into a style
 * attribute, which the policy of the site refuses with a message.
 */
const typeOverSelection = EditorView.domEventHandlers({
  beforeinput({ inputType, data, isComposing }, { state, dispatch }) {
    if (inputType !== 'insertText' || data === null || state.selection.main.empty || isComposing)
      return false;
    dispatch(state.replaceSelection(data), { userEvent: 'input.type' });
    return true;
  },
});

/** The documented names, each with its type and a sentence. */
const documented: CompletionSource = ifNotIn(
  ['String', 'TemplateString', 'LineComment', 'BlockComment', 'JSXText', '.'],
  completeFromList(
    completions.map(
      ([name, type, summary]): Completion => ({
        label: name,
        info: [type, summary].filter((text) => text !== '').join('\n'),
        boost: 1,
      }),
    ),
  ),
);

const completion = autocompletion({ override: [documented, localCompletionSource], icons: false });
