import path from 'node:path';
import { checkCompiledSite } from '../content/check-compiled-site.ts';
import { checkFigures } from '../content/check-figures.ts';
import { contentDirectory } from '../content/content-directory.ts';
import { findContentFiles } from '../content/find-content-files.ts';
import { type ContentProblem, formatProblem } from '../content/problem.ts';
import type { LinkSource } from '../content/source-links.ts';
import { inspectContent } from '../content/validate-content.ts';
import { loadContentlayer } from '../contentlayer/load-contentlayer.ts';
import { keepOwnCache } from '../contentlayer/own-cache.ts';
import { endCompileThreads, expectPages, MANY_PAGES } from '../threads/thread-pool.ts';
import { warmUpThread } from '../threads/warm-up.ts';
import { collectGarbage } from './collect-garbage.ts';
import { linkedPages } from './linked-pages.ts';
import { type LoadedSite, loadSite } from './load-site.ts';
import { standalonePages } from './standalone-pages.ts';
import { writeDerived } from './write-derived.ts';

/** Routes that the app has besides its pages: links may lead to them, and pages must not take them. */
const APP_ROUTES = ['/docs', '/search', '/404'];

/** Folders into which the build writes other files, and that of the pages outside the app. */
const TAKEN_FOLDERS = ['/assets', '/data', '/examples'];

/** The content holds mistakes; the message names each with file and line. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: readonly ContentProblem[]) {
    super(
      `The content has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.\n${list(problems)}`,
    );
  }
}

/**
 * Everything between the writer's files and the app: checks them, has Contentlayer compile them, checks what came of
 * it, and writes the modules that the app is compiled with. Throws a `ContentError` for mistakes that stop a build;
 * prints warnings, or throws them too where `warningsAreErrors`.
 */
export async function prepareContent(
  projectRoot: string,
  { warningsAreErrors }: { readonly warningsAreErrors: boolean },
): Promise<LoadedSite> {
  const linkSources = await checkedSources(projectRoot);
  const pages = await countPages();
  if (!(await keepOwnCache(projectRoot, contentDirectory))) warmUpFor(pages);
  await (await loadContentlayer(projectRoot)).generateDocuments(projectRoot);
  if (pages >= MANY_PAGES) await releaseMemory();
  const { loaded, warnings } = await deriveContent(projectRoot, linkSources);
  if (warningsAreErrors && warnings.length > 0) throw new ContentError(warnings);
  if (warnings.length > 0) console.warn(list(warnings));
  return loaded;
}

/** Gives back what compiling many pages has taken, before all of them are read. */
async function releaseMemory(): Promise<void> {
  await endCompileThreads();
  collectGarbage();
}

/** How many pages the content folder holds. */
export async function countPages(): Promise<number> {
  return (await findContentFiles(contentDirectory)).filter((file) => file.endsWith('.md')).length;
}

/** Warms up a thread where nothing has been compiled before, so that all of these pages must be. */
export function warmUpFor(pages: number): void {
  expectPages(pages);
  warmUpThread(pages);
}

/** Checks the writer's files by themselves. Throws a `ContentError`; returns the links of their fields. */
export async function checkedSources(projectRoot: string): Promise<readonly LinkSource[]> {
  const { problems, linkSources } = await inspectContent(path.resolve(projectRoot, contentDirectory), {
    projectRoot,
  });
  if (problems.length > 0) throw new ContentError(problems);
  return linkSources;
}

/**
 * Derives the site from the compiled documents and writes the app's modules. Throws a `ContentError` for mistakes in
 * the text of pages; returns the warnings.
 */
export async function deriveContent(
  projectRoot: string,
  linkSources: readonly LinkSource[],
): Promise<{ readonly loaded: LoadedSite; readonly warnings: readonly ContentProblem[] }> {
  const loaded = await loadSite(projectRoot);
  const pages = linkedPages(loaded.documents);
  const standalone = await standalonePages(projectRoot);
  const taken = { routes: [...APP_ROUTES, ...standalone.map(({ route }) => route)], folders: TAKEN_FOLDERS };
  const problems = [
    ...pages.flatMap((page) => page.problems),
    ...checkFigures(pages, { demos: loaded.demos.keys(), diagrams: loaded.diagrams.drawings.keys() }),
    ...loaded.diagrams.problems,
    ...checkCompiledSite({ pages, linkSources, taken }),
  ];
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ContentError(errors);
  await writeDerived(projectRoot, loaded);
  return { loaded, warnings: problems };
}

function list(problems: readonly ContentProblem[]): string {
  return problems.map(formatProblem).join('\n');
}
