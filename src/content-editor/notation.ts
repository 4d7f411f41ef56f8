import { stringify } from 'yaml';

/** The kinds of notes. */
export const NOTE_KINDS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** The heights that a demo can reserve; the first is the default. */
export const DEMO_HEIGHTS = ['medium', 'small', 'large'] as const;

/** Returns a note around a text. */
export function note(kind: string, title: string, text: string): string {
  return `:::${kind}${title === '' ? '' : `[${title}]`}\n${text || 'Text of the note.'}\n:::`;
}

/** Returns a block of code. If the text contains fences, its own fences are longer. */
export function code(language: string, title: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/^`{3,}/gm)].map(([fence]) => fence.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}${title === '' ? '' : ` title="${title}"`}\n${text}\n${fence}`;
}

/** Returns a picture with the description for readers who cannot see it. */
export function picture(description: string, address: string): string {
  return `![${description}](${address})`;
}

/** Returns a demo with the sentence that tells readers what they can try. */
export function demo(name: string, sentence: string, height: string): string {
  return `::demo[${sentence}]{name="${name}"${height === 'medium' ? '' : ` height="${height}"`}}`;
}

/** Returns a diagram with the description for readers who cannot see it. */
export function diagram(name: string, description: string): string {
  return `::diagram[${description}]{name="${name}"}`;
}

/** Returns a table of an API with its first entry. */
export function apiTable(title: string, anchor: string, entry: string): string {
  const entries = [{ name: entry, type: 'string', description: 'What it does.' }];
  return `\`\`\`api\n${stringify({ title, anchor, entries }, { lineWidth: 0 })}\`\`\``;
}

/** Returns a link to a page, or to a section of it. */
export function link(text: string, path: string, section: string): string {
  return `[${text}](${path}${section === '' ? '' : `#${section}`})`;
}

/** A text and the selection in it, by offsets. */
export interface Selection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the text to insert for the selection so that a block has empty lines around it. */
export function asBlock({ text, start, end }: Selection, block: string): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const above = before.trim() === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  // At the end of the text too, where the writer continues.
  const below = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return `${above}${block}${below}`;
}
