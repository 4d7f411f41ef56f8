import { escapeText, quote } from './markdown-text.ts';
import { renderBody } from './render-body.ts';
import type { TwinContext } from './twin-context.ts';

/** A page as its writer wrote it. */
export interface TwinSource {
  readonly title: string;
  readonly description: string;
  /** The markdown below the front matter. */
  readonly markdown: string;
}

/** A page as markdown that stands alone: title, what it is about, where it comes from, and its text. */
export function renderTwin({ title, description, markdown }: TwinSource, context: TwinContext): string {
  return [
    `# ${escapeText(title)}`,
    quote(escapeText(description)),
    `Source: ${context.pageUrl}`,
    renderBody(markdown, context),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
