import { stringify } from 'yaml';

/** The kinds of notes. */
export const NOTE_KINDS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** The heights that a demo can reserve; the first is the usual one. */
export const DEMO_HEIGHTS = ['medium', 'small', 'large'] as const;

/** A note around a text. */
export function note(kind: string, title: string, text: string): string {
  return `:::${kind}${title === '' ? '' : `[${title}]`}\n${text || 'Text of the note.'}\n:::`;
}

/** A block of code; a text that has fences of its own gets longer ones. */
export function code(language: string, title: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/^`{3,}/gm)].map(([fence]) => fence.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}${title === '' ? '' : ` title="${title}"`}\n${text}\n${fence}`;
}

/** A demo with the sentence that says what readers can try. */
export function demo(name: string, sentence: string, height: string): string {
  return `::demo[${sentence}]{name="${name}"${height === 'medium' ? '' : ` height="${height}"`}}`;
}

/** A diagram with the sentences for readers who cannot see it. */
export function diagram(name: string, description: string): string {
  return `::diagram[${description}]{name="${name}"}`;
}

/** The place of a fragment that several pages share. */
export function fragment(name: string): string {
  return `::include{name="${name}"}`;
}

/** A table of an API with its first entry. */
export function apiTable(title: string, anchor: string, entry: string): string {
  const entries = [{ name: entry, type: 'string', description: 'What it does.' }];
  return `\`\`\`api\n${stringify({ title, anchor, entries }, { lineWidth: 0 })}\`\`\``;
}

/** A link to a page, or to a section of it. */
export function link(text: string, path: string, section: string): string {
  return `[${text}](${path}${section === '' ? '' : `#${section}`})`;
}

/** A text and the selection in it, by offsets. */
export interface Selection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What to type in the place of the selection so that a block has empty lines around it. */
export function asBlock({ text, start, end }: Selection, block: string): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const above = before.trim() === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  // At the end too, where the writer goes on.
  const below = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return `${above}${block}${below}`;
}
