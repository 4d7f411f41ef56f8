import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pagePath, pageSlug, textPageName, textPagePath } from '../../shared/page-path.ts';
import { contentDirectory } from '../content/content-directory.ts';
import { frontMatterOf } from '../content/front-matter.ts';
import { compileBody } from '../contentlayer/compile-body.ts';
import { completed, type LoadedSite } from './load-site.ts';

/**
 * The site with the article of one page as its file has it now: what a writer sees before Contentlayer has noticed the
 * change. Fields, links to and from other pages and mistakes wait for that; so does a page that has any.
 *
 * @param file absolute path of the file
 * @returns undefined where the file is not that of a known page, or says nothing that can be shown
 */
export async function previewPage(loaded: LoadedSite, file: string): Promise<LoadedSite | undefined> {
  const source = path.relative(contentDirectory, file).replaceAll('\\', '/');
  const route = routeOf(source, loaded);
  const page = route === undefined ? undefined : loaded.pages.get(route);
  if (route === undefined || page === undefined) return undefined;
  const text = await readFile(file, 'utf8').catch(() => '');
  const frontMatter = frontMatterOf(text);
  if (frontMatter.kind === 'broken') return undefined;
  const { html, headings, problems } = await compileBody({
    body: { raw: frontMatter.body },
    _raw: { sourceFilePath: source },
  });
  if (problems.some(({ severity }) => severity === 'error')) return undefined;
  const shown = 'headings' in page ? { ...page, html, headings } : { ...page, html };
  return { ...loaded, pages: new Map(loaded.pages).set(route, completed(shown, loaded)) };
}

function routeOf(source: string, { documents }: LoadedSite): string | undefined {
  const isSource = ({ _raw }: { readonly _raw: { readonly sourceFilePath: string } }) =>
    _raw.sourceFilePath === source;
  if (documents.docs.some(isSource)) return pagePath(pageSlug(source));
  if (documents.textPages.some(isSource)) return textPagePath(textPageName(source));
  return isSource(documents.landing) ? '/' : undefined;
}
