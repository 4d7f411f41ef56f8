import { MARKDOWN_START } from '../../shared/markdown-path.ts';
import { urlOf } from '../site/build-settings.ts';
import { escapeText } from './llms.ts';
import { type ExportContext, plainMarkdown } from './plain-markdown.ts';

/** All inputs of the markdown export of a page. */
export interface ExportTask extends ExportContext {
  readonly title: string;
  readonly description: string;
  /** The markdown below the front matter. */
  readonly markdown: string;
  /** Whether only its text is exported, without the title and what is below it. */
  readonly textOnly?: boolean;
}

/**
 * Exports a page as self-contained markdown: a link to the list of all pages, for assistants that have only this page;
 * title, description, source and text.
 */
export function exportPage({ title, description, markdown, textOnly, ...context }: ExportTask): string {
  const { route, place } = context;
  const text = plainMarkdown(markdown, context);
  if (textOnly) return text;
  const parts = [
    `${MARKDOWN_START}${urlOf('/llms.txt', place)}`,
    `# ${escapeText(title)}`,
    escapeText(description).replace(/^/gm, '> '),
    `Source: ${urlOf(route, place)}`,
    text,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
