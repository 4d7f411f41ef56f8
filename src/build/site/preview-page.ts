import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pagePath, pageSlug, textPageName, textPagePath } from '../../shared/page-path.ts';
import { contentDirectory } from '../content/content-directory.ts';
import { frontMatterOf } from '../content/front-matter.ts';
import { compileBodyHere } from '../contentlayer/compile-body.ts';
import { completed, type LoadedSite } from './load-site.ts';

/**
 * The site with the article of one page as its file has it now: what a writer sees before Contentlayer has noticed the
 * change. Fields, links to and from other pages and mistakes wait for that; so does a page that has any mistake.
 *
 * @param file absolute path of the file
 * @returns undefined where the file is not that of a known page, or says nothing that can be shown
 */
export async function previewPage<Site extends Pick<LoadedSite, 'pages' | 'demos' | 'diagrams'>>(
  site: Site,
  file: string,
): Promise<Site | undefined> {
  const source = path.relative(contentDirectory, file).replaceAll('\\', '/');
  const route = routeOf(source);
  const page = site.pages.get(route);
  if (page === undefined) return undefined;
  const frontMatter = frontMatterOf(await readFile(file, 'utf8').catch(() => ''));
  if (frontMatter.kind === 'broken') return undefined;
  const { html, headings, problems } = await compileBodyHere({
    body: { raw: frontMatter.body },
    _raw: { sourceFilePath: source },
  });
  if (problems.some(({ severity }) => severity === 'error')) return undefined;
  const shown = 'headings' in page ? { ...page, html, headings } : { ...page, html };
  return { ...site, pages: new Map(site.pages).set(route, completed(shown, site)) };
}

/** Route of the page that a file below the content folder is, if it is one. */
function routeOf(source: string): string {
  if (source.startsWith('docs/')) return pagePath(pageSlug(source));
  return source === 'landing.md' ? '/' : textPagePath(textPageName(source));
}
