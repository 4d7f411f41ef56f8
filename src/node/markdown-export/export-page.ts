import path from 'node:path';
import type { RootContent } from 'mdast';
import { MARKDOWN_START } from '../../shared/markdown-path.ts';
import type { PageAsset, ProblemKind } from '../markdown/page/facts.ts';
import { decodePath } from '../markdown/text/images.ts';
import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import { escapeText } from './llms.ts';
import { type ExportContext, plainMarkdown } from './plain-markdown.ts';

/** The source of a page. */
export interface WrittenPage {
  readonly title: string;
  readonly description: string;
  /** The markdown below the front matter. */
  readonly markdown: string;
}

/** All inputs of the markdown export of a page, as plain data for other threads. */
export interface ExportTask extends WrittenPage {
  /** Path of the page on the site. */
  readonly route: string;
  /** Whether only its text is exported, without the title and what is below it. */
  readonly textOnly: boolean;
  /** Path of the file below the content folder. */
  readonly contentPath: string;
  /** Absolute path of the file's folder. */
  readonly folder: string;
  readonly assets: readonly PageAsset[];
  /** The source of each demo that the page shows, by its name. */
  readonly demos: ReadonlyMap<string, string>;
  /** The gathered problem tables that the page shows, by kind. */
  readonly problems: ReadonlyMap<ProblemKind, readonly RootContent[]>;
  readonly place: SiteAddress;
}

/** Exports a page as self-contained markdown. */
export function exportPage({ route, textOnly, ...task }: ExportTask): string {
  const { contentPath, folder, assets, demos, problems, place, ...page } = task;
  const toUrl = (path: string) => urlOf(path, place);
  const context: ExportContext = {
    pageUrl: toUrl(route),
    urlOf: toUrl,
    folder: path.posix.dirname(contentPath),
    demoSource: (name) => demos.get(name),
    gatheredProblems: (kind) => problems.get(kind) ?? [],
    imageUrl: (file) => {
      const asset = assets.find((candidate) => candidate.file === path.resolve(folder, decodePath(file)));
      return asset && toUrl(asset.url);
    },
  };
  return textOnly ? plainMarkdown(page.markdown, context) : renderMarkdownPage(page, context);
}

/**
 * Renders a page as markdown: a link to the list of all pages, for assistants that have only this page; title,
 * description, source and text.
 */
export function renderMarkdownPage(
  { title, description, markdown }: WrittenPage,
  context: ExportContext,
): string {
  const parts = [
    `${MARKDOWN_START}${context.urlOf('/llms.txt')}`,
    `# ${escapeText(title)}`,
    escapeText(description).replace(/^/gm, '> '),
    `Source: ${context.pageUrl}`,
    plainMarkdown(markdown, context),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
