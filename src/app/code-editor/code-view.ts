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
  type ChangeSet,
  EditorState,
  type Extension,
  StateEffect,
  StateField,
  type Text,
  type TransactionSpec,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { completions } from 'derived/completions.ts';
import { MAX_CHARACTERS, MAX_LINE_LENGTH } from '../../code-runner/protocol/code-files.ts';
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
  /** Called with why a change was not made. */
  readonly onRefusal: (reason: string) => void;
}

/** A code editor in a page. */
export interface CodeView {
  /**
   * Shows a file. Earlier changes of a text under the same path can still be undone. If the file is shown already, the
   * lines that change are marked.
   */
  readonly show: (path: string, text: string) => void;
  /** Marks the line of a mistake; `undefined` removes the mark. Lines count from 1. */
  readonly mark: (line: number | undefined) => void;
  readonly focus: () => void;
  readonly dispose: () => void;
}

/** Creates a code editor: CodeMirror with the usual keys. Escape, then Tab leaves it. */
export function createCodeView(options: CodeViewOptions): CodeView {
  const { parent, path, text, opening, hintId, onChange, onRefusal } = options;
  const shown = { path, text };
  const extensions = (file: string): Extension => [
    lineNumbers(),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    syntaxHighlighting(classHighlighter),
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
    isScript(file) ? [javascript({ jsx: true, typescript: true }), completion] : [],
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...historyKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
    leaveByKeyboard,
    EditorState.changeFilter.of(({ newDoc, changes }) => {
      const reason = refusalOf(newDoc, changes);
      if (reason !== undefined) onRefusal(reason);
      return reason === undefined;
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
    show(file, doc) {
      if (file === shown.path && doc === shown.text) return;
      if (file === shown.path) return view.dispatch(replacement(view.state, doc));
      left.set(shown.path, view.state);
      Object.assign(shown, { path: file, text: doc });
      const before = left.get(file);
      view.setState(before?.doc.toString() === doc ? before : stateOf(file, doc));
    },
    mark(line) {
      if (line === undefined && view.state.field(markedLines).size === 0) return;
      view.dispatch({ effects: setMarks.of({ kind: 'mistake', lines: line === undefined ? [] : [line] }) });
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

/** Returns why changes would make a text that could freeze the page, if they would. */
function refusalOf(doc: Text, changes: ChangeSet): string | undefined {
  if (doc.length > MAX_CHARACTERS) return `A file can have at most ${count(MAX_CHARACTERS)} characters here.`;
  let longest = 0;
  changes.iterChangedRanges((_fromBefore, _toBefore, from, to) => {
    for (let line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
      longest = Math.max(longest, line.length);
      if (line.to >= to) break;
    }
  });
  return longest > MAX_LINE_LENGTH
    ? `A line can have at most ${count(MAX_LINE_LENGTH)} characters here.`
    : undefined;
}

function count(characters: number): string {
  return characters.toLocaleString('en');
}

function isScript(path: string): boolean {
  return /\.[jt]sx?$/.test(path);
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

/** The lines of the code that have a mark. Lines count from 1. */
interface Marks {
  readonly kind: 'mistake' | 'changed';
  readonly lines: readonly number[];
}

const setMarks = StateEffect.define<Marks>();

/**
 * The marks on the line of a mistake, and on lines that were changed for the reader. They move with the text; the next
 * marks of their kind replace them.
 */
const markedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    let next = marks.map(changes);
    for (const effect of effects) {
      if (!effect.is(setMarks)) continue;
      const { kind, lines } = effect.value;
      const present = lines.filter((line) => line >= 1 && line <= state.doc.lines);
      const mark = Decoration.line({ class: `cm-${kind}` });
      next = next.update({
        filter: (_from, _to, { spec }) => spec.class !== `cm-${kind}`,
        add: present.map((line) => mark.range(state.doc.line(line).from)),
        sort: true,
      });
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Replaces the part of a text that differs from another, marks its lines, and scrolls to them. */
function replacement(state: EditorState, text: string): TransactionSpec {
  const before = state.doc.toString();
  const most = Math.min(before.length, text.length);
  let start = 0;
  while (start < most && before[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  // Whole lines that are added or removed share the beginning of their first line with the next.
  const longer = text.length > before.length ? text : before;
  while (
    start + end === most &&
    start > 0 &&
    longer[start - 1] !== '\n' &&
    longer[start - 1] === longer.at(-1 - end)
  ) {
    start -= 1;
    end += 1;
  }
  const changes = state.changes({
    from: start,
    to: before.length - end,
    insert: text.slice(start, text.length - end),
  });
  const doc = changes.apply(state.doc);
  const [first, last] = [doc.lineAt(start).number, doc.lineAt(Math.max(start, text.length - end - 1)).number];
  const lines = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    changes,
    // Unfolds the place.
    selection: { anchor: start },
    effects: [setMarks.of({ kind: 'changed', lines }), EditorView.scrollIntoView(start, { yMargin: 100 })],
  };
}

/** Blocks that are folded show how many lines they have. A press unfolds them, and so does the cursor. */
const folding: Extension = [
  codeFolding({
    preparePlaceholder: ({ doc }, { from, to }) => doc.lineAt(to).number - doc.lineAt(from).number - 1,
    placeholderDOM(_view, unfold, lines: number) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'code-unfold';
      // Tab leaves the code; there is a key for readers without a pointer.
      button.tabIndex = -1;
      button.textContent = `… ${lines} lines`;
      button.addEventListener('click', unfold);
      return button;
    },
  }),
  keymap.of(foldKeymap),
];

/**
 * Replaces a selection by what is typed. If Chromium does it, it writes the colour of the selected text into a style
 * attribute, which the policy of the site refuses with a message.
 */
const typeOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { from, to, empty } = view.state.selection.main;
    const { data } = event;
    if (event.inputType !== 'insertText' || data === null || empty || event.isComposing) return false;
    const insert = () => view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type' });
    const isHandled = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, from, to, data, insert));
    if (!isHandled) view.dispatch(insert());
    event.preventDefault();
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
        type: /^[A-Z]/.test(name) ? 'class' : 'function',
        info: [type, summary].filter((text) => text !== '').join('\n'),
        boost: 1,
      }),
    ),
  ),
);

const completion = autocompletion({ override: [documented, localCompletionSource], icons: false });
