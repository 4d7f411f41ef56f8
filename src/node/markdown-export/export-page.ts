import path from 'node:path';
import type { RootContent } from 'mdast';
import { MARKDOWN_START } from '../../shared/markdown-path.ts';
import { pagePath } from '../../shared/page-path.ts';
import { decodePath } from '../markdown/images.ts';
import type { PageAsset } from '../markdown/page.ts';
import type { ProblemKind } from '../markdown/problem-tables.ts';
import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import { type ExportContext, plainMarkdown } from './plain-markdown.ts';

/** A page as its writer wrote it. */
export interface WrittenPage {
  readonly title: string;
  readonly description: string;
  /** The markdown below the front matter. */
  readonly markdown: string;
}

/** Everything that the markdown of a page is made of, as plain data: other threads write it. */
export interface ExportTask extends WrittenPage {
  readonly slug: string;
  /** Path of the file below the content folder. */
  readonly contentPath: string;
  /** Absolute path of the file's folder. */
  readonly folder: string;
  readonly assets: readonly PageAsset[];
  /** The source of each demo that the page shows, by its name. */
  readonly demos: ReadonlyMap<string, string>;
  readonly includes?: ExportContext['includes'];
  /** The problem tables of all pages that the page shows, by their kind. */
  readonly problems: ReadonlyMap<ProblemKind, readonly RootContent[]>;
  readonly place: SiteAddress;
}

/** A page as markdown that stands alone. */
export function exportPage({
  slug,
  contentPath,
  folder,
  assets,
  demos,
  includes,
  problems,
  place,
  ...page
}: ExportTask): string {
  const toUrl = (route: string) => urlOf(route, place);
  return renderMarkdownPage(page, {
    pageUrl: toUrl(pagePath(slug)),
    urlOf: toUrl,
    folder: path.posix.dirname(contentPath),
    demoSource: (name) => demos.get(name),
    includes,
    gatheredProblems: (kind) => problems.get(kind) ?? [],
    imageUrl: (file) => {
      const asset = assets.find((candidate) => candidate.file === path.resolve(folder, decodePath(file)));
      return asset && toUrl(asset.url);
    },
  });
}

/**
 * A page as markdown: where the list of all pages is, for an assistant that got this page alone; title, what it is
 * about, where it comes from, and its text.
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

/** Plain text, such as the title `<Editor />`, so that nothing in it is read as markdown or HTML. */
export function escapeText(text: string): string {
  return text.replace(/[\\`*_<[\]]/g, '\\$&');
}
