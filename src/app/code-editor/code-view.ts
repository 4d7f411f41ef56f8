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
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import {
  type ChangeSet,
  EditorState,
  type Extension,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { completions } from 'derived/completions.ts';
import { MAX_CHARACTERS, MAX_LINE_LENGTH } from '../../code-runner/protocol/code-files.ts';

/** The options of a code editor. */
interface CodeViewOptions {
  readonly parent: HTMLElement;
  /** Id of the sentence that explains how to leave the editor by keyboard. */
  readonly hintId: string;
  readonly onChange: (text: string) => void;
  /** Called with why a change was not made. */
  readonly onRefusal: (reason: string) => void;
}

/** A code editor in a page. */
export interface CodeView {
  /** Shows a file. Earlier changes of a text under the same path can still be undone. */
  readonly show: (path: string, text: string) => void;
  /** Marks the line of a mistake; `undefined` removes the mark. Lines count from 1. */
  readonly mark: (line: number | undefined) => void;
  readonly focus: () => void;
  readonly dispose: () => void;
}

/** Creates an empty code editor: CodeMirror with the usual keys. Escape, then Tab leaves it. */
export function createCodeView({ parent, hintId, onChange, onRefusal }: CodeViewOptions): CodeView {
  const extensions = (file: string): Extension => [
    lineNumbers(),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    syntaxHighlighting(classHighlighter),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': 'Code editor', 'aria-describedby': hintId }),
    mistakeLine,
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
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
  const stateOf = (file: string, doc: string) => EditorState.create({ doc, extensions: extensions(file) });
  const view = new EditorView({ parent, state: stateOf('', '') });
  const left = new Map<string, EditorState>();
  let shown = '';
  return {
    show(file, doc) {
      left.set(shown, view.state);
      shown = file;
      const before = left.get(file);
      view.setState(before?.doc.toString() === doc ? before : stateOf(file, doc));
    },
    mark: (line) => view.dispatch({ effects: setMistakeLine.of(line) }),
    focus: () => view.focus(),
    dispose: () => view.destroy(),
  };
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

const setMistakeLine = StateEffect.define<number | undefined>();

const MISTAKE = Decoration.line({ class: 'cm-mistake' });

/** The mark on the line of a mistake. It moves with the text; the next run removes it. */
const mistakeLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = marks.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setMistakeLine)) continue;
      const line = effect.value;
      const isThere = line !== undefined && line >= 1 && line <= transaction.state.doc.lines;
      next = isThere ? Decoration.set(MISTAKE.range(transaction.state.doc.line(line).from)) : Decoration.none;
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
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
