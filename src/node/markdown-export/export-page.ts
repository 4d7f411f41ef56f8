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
}

/**
 * Exports a page as self-contained markdown: a link to the list of all pages, for assistants that have only this page;
 * title, description, source and text.
 */
export function exportPage({ title, description, markdown, ...context }: ExportTask): string {
  const { route, place } = context;
  const parts = [
    `${MARKDOWN_START}${urlOf('/llms.txt', place)}`,
    `# ${escapeText(title)}`,
    escapeText(description).replace(/^/gm, '> '),
    `Source: ${urlOf(route, place)}`,
    plainMarkdown(markdown, context),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
