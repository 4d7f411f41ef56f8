import type { ReactNode } from 'react';
import { stringify } from 'yaml';
import type { EditorReferences } from '../shared/content-editor.ts';

/** A question of a dialog that inserts something: a line of text, a choice, or a picture. */
interface Question {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** Returns the choices, by the answers given so far; absent for a line of text. */
  readonly options?: (references: EditorReferences, answers: Answers) => readonly Option[];
  /** Whether the answer is a picture: the writer chooses a file, and the answer is its address. */
  readonly isPicture?: boolean;
  /** Whether the selected text is the initial answer. */
  readonly takesSelection?: boolean;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The answers of a dialog by the names of its questions. */
export type Answers = Readonly<Record<string, string>>;

/** Something that a button of the text's toolbar inserts. */
export interface Insertion {
  readonly label: string;
  /** Whether it is a block, which needs blank lines around it. */
  readonly isBlock: boolean;
  readonly questions: readonly Question[];
  /** Returns the markdown for the answers and the selected text. */
  readonly write: (answers: Answers, selected: string) => string;
  /** The part of the markdown that the writer replaces next: selected after the insertion. */
  readonly next?: RegExp;
}

const choices = (values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, label: value }));

/** A picture, whose file is saved with the page, beside it. */
export const PICTURE: Insertion = {
  label: 'Picture',
  isBlock: true,
  questions: [
    { name: 'picture', label: 'File', required: true, isPicture: true },
    {
      name: 'description',
      label: 'What it shows',
      required: true,
      takesSelection: true,
      hint: 'For readers who cannot see it.',
    },
  ],
  write: ({ description = '', picture = '' }) => `![${description}](${picture})`,
};

/** The notation of pages beyond markdown, and links to pages with their headings. */
export const INSERTIONS: readonly Insertion[] = [
  {
    label: 'Note',
    isBlock: true,
    questions: [
      { name: 'kind', label: 'Kind', options: () => choices(['note', 'tip', 'info', 'warning', 'danger']) },
      { name: 'title', label: 'Title', hint: 'Without one, the note is titled with its kind.' },
    ],
    write: ({ kind = '', title }, selected) =>
      `:::${kind}${title ? `[${title}]` : ''}\n${selected || 'Text of the note.'}\n:::`,
    next: /(?<=\n)Text of the note\.(?=\n:::$)/,
  },
  {
    label: 'Code',
    isBlock: true,
    questions: [
      { name: 'language', label: 'Language', required: true, hint: 'Such as tsx, json or bash.' },
      { name: 'title', label: 'Title', hint: 'Usually the name of the file.' },
    ],
    write: ({ language = '', title }, selected) => {
      // If the code contains fences, its own are longer.
      const longest = Math.max(2, ...[...selected.matchAll(/^`{3,}/gm)].map(([fence]) => fence.length));
      const fence = '`'.repeat(longest + 1);
      return `${fence}${language}${title ? ` title="${title}"` : ''}\n${selected}\n${fence}`;
    },
    // The empty line of a block without code.
    next: /(?<=^.*\n)(?=\n`+$)/,
  },
  PICTURE,
  {
    label: 'Demo',
    isBlock: true,
    questions: [
      { name: 'name', label: 'Demo', required: true, options: ({ demos }) => choices(demos) },
      {
        name: 'sentence',
        label: 'What the reader sees or can try',
        required: true,
        takesSelection: true,
        hint: 'One sentence.',
      },
      { name: 'height', label: 'Height', options: () => choices(['medium', 'small', 'large']) },
    ],
    write: ({ name = '', sentence = '', height = '' }) =>
      `::demo[${sentence}]{name="${name}"${height === 'medium' ? '' : ` height="${height}"`}}`,
  },
  {
    label: 'Diagram',
    isBlock: true,
    questions: [
      { name: 'name', label: 'Diagram', required: true, options: ({ diagrams }) => choices(diagrams) },
      {
        name: 'description',
        label: 'Description',
        required: true,
        takesSelection: true,
        hint: 'Everything that the diagram shows, for readers who cannot see it.',
      },
    ],
    write: ({ name = '', description = '' }) => `::diagram[${description}]{name="${name}"}`,
  },
  {
    label: 'API table',
    isBlock: true,
    questions: [
      { name: 'title', label: 'Title', required: true },
      {
        name: 'anchor',
        label: 'Anchor',
        required: true,
        hint: 'The beginning of each entry’s address, such as "prop".',
      },
      { name: 'entry', label: 'Name of the first entry', required: true, takesSelection: true },
    ],
    write: ({ title, anchor, entry: name }) => {
      const entries = [{ name, type: 'string', description: 'What it does.' }];
      return `\`\`\`api\n${stringify({ title, anchor, entries }, { lineWidth: 0 })}\`\`\``;
    },
    next: /What it does\./,
  },
  {
    label: 'Link to a page',
    isBlock: false,
    questions: [
      {
        name: 'page',
        label: 'Page',
        options: ({ pages }) =>
          pages.map(({ path, title }) => ({ value: path, label: `${title} (${path})` })),
      },
      {
        name: 'section',
        label: 'Section',
        options: ({ pages }, { page }) => [
          { value: '', label: 'The whole page' },
          ...(pages.find(({ path }) => path === page)?.headings ?? []).map(({ id, text }) => ({
            value: id,
            label: text,
          })),
        ],
      },
      { name: 'text', label: 'Text of the link', required: true, takesSelection: true },
    ],
    write: ({ text = '', page = '', section }) => `[${text}](${page}${section ? `#${section}` : ''})`,
  },
];

/** Returns the initial answers of a dialog: the first choices, and the selected text. */
export function firstAnswers(
  { questions }: Insertion,
  references: EditorReferences,
  selected: string,
): Answers {
  const answers = questions.map(({ name, takesSelection }) => [name, takesSelection ? selected : '']);
  return withChoices(questions, references, Object.fromEntries(answers));
}

/** Replaces choices that the other answers no longer offer. */
export function withChoices(
  questions: Insertion['questions'],
  references: EditorReferences,
  answers: Answers,
): Answers {
  let result = answers;
  for (const { name, options } of questions) {
    const values = options?.(references, result).map(({ value }) => value);
    if (values !== undefined && !values.includes(result[name] ?? ''))
      result = { ...result, [name]: values[0] ?? '' };
  }
  return result;
}

interface QuestionProps {
  readonly question: Question;
  readonly references: EditorReferences;
  readonly answers: Answers;
  readonly id: string;
  /** What is known of the chosen picture, such as its size. */
  readonly picture: string | undefined;
  readonly onAnswer: (name: string, value: string) => void;
  readonly onPicture: (file: File | undefined) => void;
}

/** A question with its control. Without hooks, because the editor renders it with its own copy of React. */
export function QuestionField(props: QuestionProps): ReactNode {
  const { question, references, answers, id, picture, onAnswer, onPicture } = props;
  const { name, label, required = false, options, isPicture = false } = question;
  const hint = isPicture ? picture : question.hint;
  const value = answers[name] ?? '';
  const described = hint === undefined ? undefined : `${id}-hint`;
  const change = (event: { readonly currentTarget: { readonly value: string } }) =>
    onAnswer(name, event.currentTarget.value);
  return (
    <p className="question">
      <label htmlFor={id}>{label}</label>
      {isPicture ? (
        <input
          id={id}
          type="file"
          accept="image/*"
          required={value === ''}
          aria-describedby={described}
          onChange={(event) => onPicture(event.currentTarget.files?.[0])}
        />
      ) : options === undefined ? (
        <input id={id} value={value} required={required} aria-describedby={described} onChange={change} />
      ) : (
        <select id={id} required={required} value={value} onChange={change}>
          {options(references, answers).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {hint !== undefined && <small id={described}>{hint}</small>}
    </p>
  );
}
