import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Heading } from '../../shared/heading.ts';
import { pagePath, pageSlug, textPageName, textPagePath } from '../../shared/page-path.ts';
import { contentDirectory } from '../content/content-directory.ts';
import { frontMatterOf } from '../content/front-matter.ts';
import { compileBodyHere } from '../contentlayer/compile-body.ts';
import type { MarkdownAsset } from '../markdown/compiled-markdown.ts';
import { completed, type LoadedSite } from './load-site.ts';

/** The article of a page as its file has it. */
export interface PreviewedArticle {
  readonly route: string;
  /** The markdown that it was compiled from. */
  readonly body: string;
  /** The same as in the page's data. */
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Files that it refers to. */
  readonly assets: readonly MarkdownAsset[];
}

/**
 * The article of a page as its file has it now: what a writer sees before Contentlayer has noticed a change, or has
 * run at all. Fields, links to and from other pages and mistakes wait for that; so does a page that has any mistake.
 *
 * @param file absolute path of the file
 * @returns undefined where the file is not that of a known page, or says nothing that can be shown
 */
export async function previewPage(
  site: Pick<LoadedSite, 'pages' | 'demos' | 'diagrams'>,
  file: string,
): Promise<PreviewedArticle | undefined> {
  const source = path.relative(contentDirectory, file).replaceAll('\\', '/');
  const route = routeOf(source);
  const page = site.pages.get(route);
  if (page === undefined) return undefined;
  const frontMatter = frontMatterOf(await readFile(file, 'utf8').catch(() => ''));
  if (frontMatter.kind === 'broken') return undefined;
  const { html, headings, assets, problems } = await compileBodyHere({
    body: { raw: frontMatter.body },
    _raw: { sourceFilePath: source },
  });
  if (problems.some(({ severity }) => severity === 'error')) return undefined;
  const whole = await completed({ ...page, html }, site);
  return { route, body: frontMatter.body, html: whole.html, headings, assets };
}

/** Route of the page that a file below the content folder is, if it is one. */
function routeOf(source: string): string {
  if (source.startsWith('docs/')) return pagePath(pageSlug(source));
  return source === 'landing.md' ? '/' : textPagePath(textPageName(source));
}
