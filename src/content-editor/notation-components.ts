import type { EditorComponentDefinition, Field } from '@sveltia/cms';
import type { EditorReferences } from '../shared/content-editor.ts';

type Choice = Readonly<Record<'value' | 'label', string>>;

/** The answers to the questions of a component. */
type Answers = Readonly<Record<string, string | undefined>>;

/**
 * Returns the notation of pages beyond markdown as components of the editor's rich-text mode: it can insert them with a
 * form, and keeps those that a page has. What matches no pattern stays text.
 */
export function notationComponents(references: EditorReferences): readonly EditorComponentDefinition[] {
  const { pages, demos, diagrams } = references;
  const targets = pages.flatMap(({ path, title, headings }) => [
    { value: path, label: title },
    ...headings.map(({ id, text }) => ({ value: `${path}#${id}`, label: `${title}: ${text}` })),
  ]);
  const components: readonly EditorComponentDefinition[] = [
    {
      id: 'note',
      label: 'Note',
      fields: [choice('kind', 'Kind', NOTE_KINDS), line('title', 'Title', false), text('text', 'Content')],
      pattern:
        /^:::(?<kind>note|tip|info|warning|danger)(?:\[(?<title>[^\]\n]*)\])?\n(?<text>[\s\S]*?)\n:::$/m,
      toBlock: ({ kind = 'note', title, text: content = '' }: Answers) =>
        `:::${kind}${title ? `[${title}]` : ''}\n${content}\n:::`,
      toPreview: ({ kind = 'note', title, text: content = '' }: Answers) =>
        `<div class="note note-${kind}"><p class="note-title">${title || kind}</p>\n\n${content}\n\n</div>`,
    },
    {
      id: 'api-table',
      label: 'API table',
      fields: [text('yaml', 'Title, anchor and entries', FIRST_ENTRY)],
      pattern: /^```api\n(?<yaml>[\s\S]*?)\n```$/m,
      toBlock: ({ yaml = '' }: Answers) => fenced('api', yaml),
      toPreview: ({ yaml = '' }: Answers) => fenced('yaml', yaml),
    },
    {
      id: 'sample',
      label: 'Code',
      fields: [
        line('language', 'Language and options', false, 'Such as tsx title="App.tsx".'),
        text('code', 'Code'),
      ],
      pattern: /^(?<fence>`{3,})(?<language>[^\n`]*)\n(?<code>[\s\S]*?)\n\k<fence>$/m,
      toBlock: ({ language = '', code = '' }: Answers) => fenced(language, code),
      toPreview: ({ language = '', code = '' }: Answers) => fenced(language.split(' ')[0] ?? '', code),
    },
    figure('demo', 'Demo', demos, 'What the reader sees or can try'),
    figure('diagram', 'Diagram', diagrams, 'Everything that it shows'),
    {
      id: 'page-link',
      label: 'Link to a page',
      mode: 'dialog',
      summary: '{{text}}',
      fields: [choice('page', 'Page', targets), line('text', 'Text of the link', true)],
      pattern: /\[(?<text>[^\]\n]+)\]\((?<page>\/docs\/[^()\s]*)\)/,
      toBlock: ({ text: label = '', page = '' }: Answers) => `[${label}](${page})`,
      toPreview: ({ text: label = '', page = '' }: Answers) => `[${label}](${page})`,
    },
  ];
  // A site may have no demos or diagrams, and a choice of nothing is a mistake in the configuration.
  return components.filter(({ fields }) =>
    fields.every((field) => !('options' in field && field.options.length === 0)),
  );
}

const NOTE_KINDS = ['note', 'tip', 'info', 'warning', 'danger'];

const FIRST_ENTRY = `title: Options
anchor: option
entries:
  - name: first
    type: string
    description: What it does.`;

/** Returns the component of a directive that shows a file, and says about it what `question` asks for. */
function figure(id: string, label: string, names: readonly string[], question: string) {
  return {
    id,
    label,
    fields: [choice('name', label, names), line('sentence', question, true)],
    pattern: new RegExp(String.raw`^::${id}\[(?<sentence>[^\]\n]+)\]\{name="(?<name>[\w-]+)"\}$`, 'm'),
    toBlock: ({ name = '', sentence = '' }: Answers) => `::${id}[${sentence}]{name="${name}"}`,
    toPreview: ({ name = '', sentence = '' }: Answers) => `${label} **${name}**: ${sentence}`,
  };
}

/** Returns a fenced block, whose fence is longer than those in its code. */
function fenced(info: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^`{3,}/gm)].map(([fence]) => fence.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${code}\n${fence}`;
}

function line(name: string, label: string, required: boolean, hint?: string): Field {
  return { name, label, widget: 'string', required, ...(hint !== undefined && { hint }) };
}

function text(name: string, label: string, initial = ''): Field {
  return { name, label, widget: 'text', default: initial };
}

function choice(name: string, label: string, options: readonly (string | Choice)[]): Field {
  const [first = ''] = options;
  return {
    name,
    label,
    widget: 'select',
    options: [...options],
    default: typeof first === 'string' ? first : first.value,
  };
}
