import { isNoteKind, NOTE_TITLES } from '../../../src/node/markdown/blocks/notes.ts';

type NoteKind = keyof typeof NOTE_TITLES;

/** A generator's notation for features that plain markdown lacks. */
export interface Dialect {
  /** Returns the line that begins a note: `::: tip Title`. */
  note(kind: NoteKind, title: string): string;
  /** The line that ends a note; `:::` by default. */
  readonly noteEnd?: string;
  /** Returns the beginning of a code block, without its fence; `lines` is empty or `{1,3-5}`. */
  code(language: string, title: string | undefined, lines: string): CodeStart;
  /** Returns the target of a link to a page, given as `/docs/overview`. */
  link(pagePath: string): string;
  /** Converts a line of text, for generators with a language other than markdown; links are already converted. */
  text?(line: string): string;
}

/** The beginning of a code block. */
interface CodeStart {
  /** A paragraph before the block, if the generator has no titles. */
  readonly before?: string;
  /** The info string after the fence. */
  readonly info: string;
}

/** Returns the info string in the style of MDX: `tsx title="App.tsx" {1,3-5}`. */
export function titledCode(language: string, title: string | undefined, lines: string): CodeStart {
  const words = [language, title === undefined ? '' : `title="${title}"`, lines];
  return { info: words.filter((word) => word !== '').join(' ') };
}

/** The address for links to parts of this site outside the documentation, so that they work on every site. */
export const PUBLISHED = 'https://craft.js.org';

/** Converts the markdown of a page to a generator's dialect. */
export function inDialect(markdown: string, dialect: Dialect): string {
  let openFence: string | undefined;
  return markdown
    .split('\n')
    .map((line) => {
      const [, indent = '', fence, info = ''] = /^(\s*)(`{3,})(.*)$/.exec(line) ?? [];
      if (openFence !== undefined) {
        if (fence !== undefined && fence.length >= openFence.length && info === '') openFence = undefined;
        return line;
      }
      if (fence === undefined) return convertText(convertLinks(withOneId(line), dialect), dialect);
      openFence = fence;
      const start = convertCode(info, dialect);
      return `${start.before === undefined ? '' : `${indent}${start.before}\n\n`}${indent}${fence}${start.info}`;
    })
    .join('\n');
}

/** Removes the former ids of a heading. The other generators know only one. */
function withOneId(line: string): string {
  return line.replace(/^(#+ .*\{#\S+)(?: #\S+)+\}$/, '$1}');
}

function convertCode(info: string, dialect: Dialect): CodeStart {
  const [language = 'text'] = info.split(' ');
  const title = /title="([^"]*)"/.exec(info)?.[1];
  const lines = /\{[\d,\- ]+\}/.exec(info)?.[0].replaceAll(' ', '') ?? '';
  return dialect.code(language, title, lines);
}

function convertText(line: string, dialect: Dialect): string {
  if (line === ':::') return dialect.noteEnd ?? line;
  const [, kind = '', title] = /^:::(\w+)(?:\[(.*)\])?$/.exec(line) ?? [];
  if (isNoteKind(kind)) return dialect.note(kind, title ?? NOTE_TITLES[kind]);
  return dialect.text?.(line) ?? line;
}

function convertLinks(line: string, dialect: Dialect): string {
  return line
    .replace(/\]\((\/docs\/[^)#\s]+)/g, (_, page: string) => `](${dialect.link(page)}`)
    .replace(/\]\((\/(?!docs\/)[^)]*)\)/g, `](${PUBLISHED}$1)`);
}
