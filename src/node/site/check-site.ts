import path from 'node:path';
import { FEED_PATH } from '../../shared/page-path.ts';
import { checkLinks, type LinkSource } from '../content/check-links.ts';
import { checkRoutes, OWN_ROUTES, routeOfFile } from '../content/check-routes.ts';
import { contentWarning, type Diagnostic, dedupe, inReadingOrder } from '../content/diagnostic.ts';
import { contentDirectory, filesBelow, readContentFile, refusedFiles } from '../content/files.ts';
import { nearestPath } from '../content/nearest.ts';
import { documentTypeOf } from '../content/schema.ts';
import { checkDemos } from '../markdown/blocks/demo-source.ts';
import { findDemos } from '../markdown/blocks/demos.ts';
import { PAGE_LIMITS } from '../markdown/page/length.ts';
import { Reporter } from '../markdown/page/reporter.ts';
import { readSvg } from '../markdown/text/svg.ts';
import type { StoredPage } from '../pages/stored-page.ts';
import type { Site } from './site.ts';
import type { SiteModel } from './site-model.ts';
import { standalonePages } from './standalone-pages.ts';

interface CheckedPage extends StoredPage {
  /** Path of the page's source, for messages. */
  readonly file: string;
  /** Path on the site without base path: `/docs/concepts/nodes`. */
  readonly path: string;
  readonly isDoc: boolean;
  /** Why it may be longer than others. */
  readonly long?: string | undefined;
}

/**
 * Checks what a single page cannot: links between pages, addresses, demos. Also collects the diagnostics from the
 * compilation of each page. `fieldLinks` are the links in data files and front matter.
 */
export async function checkSite(
  projectRoot: string,
  site: Site,
  fieldLinks: readonly LinkSource[],
): Promise<readonly Diagnostic[]> {
  const contentFolder = path.resolve(projectRoot, contentDirectory);
  const [demos, published, standalone] = await Promise.all([
    findDemos(contentFolder),
    checkPublicFiles(path.join(projectRoot, 'public'), 'public'),
    standalonePages(projectRoot),
  ]);
  const pages = checkedPages(site);
  const feed = site.model.changes.length > 0 ? [FEED_PATH] : [];
  const routes = [...OWN_ROUTES, ...feed, ...standalone.map(({ route }) => route)];
  return inReadingOrder([
    // Pages may share a picture with a mistake.
    ...dedupe(pages.flatMap((page) => page.diagnostics)),
    ...pages.flatMap((page) => (page.isDoc ? lengthProblems(page) : [])),
    ...(await checkDemos(contentFolder, contentDirectory, [...demos.keys()])),
    ...published,
    ...checkLinks({ pages, sources: fieldLinks, routes, absent: absentPages(site) }),
    ...checkFormerPages(site.model),
    ...checkMovedSections(pages, site.model),
    ...checkRoutes(pages),
  ]);
}

/** Returns the errors in the files that the site publishes as they are, such as the pictures that fields name. */
export async function checkPublicFiles(folder: string, shownFolder: string): Promise<readonly Diagnostic[]> {
  // Hidden files are published too.
  const isSkipped = () => false;
  const refused = await refusedFiles(folder, shownFolder, isSkipped);
  const files = await filesBelow(folder, isSkipped).catch(() => []);
  const checked = files
    .filter((file) => /\.svgz?$/i.test(file))
    .map(async (file) => {
      const bytes = await readContentFile(path.join(folder, file), folder);
      const report = new Reporter(`${shownFolder}/${file}`);
      if (bytes !== undefined) readSvg(bytes, report);
      return report.diagnostics();
    });
  return [...refused.values(), ...(await Promise.all(checked)).flat()];
}

interface AbsentPage {
  readonly message: string;
  readonly hint: string;
}

/** Returns the messages for links to pages and sections that have moved, and to pages that are not published yet. */
function absentPages({ model: { moves, movedSections, withheld } }: Site): ReadonlyMap<string, AbsentPage> {
  const absent = new Map<string, AbsentPage>();
  for (const [from, to] of moves) {
    absent.set(from, { message: `The page "${from}" has moved.`, hint: `Write "${to}".` });
  }
  for (const [from, to] of movedSections) {
    absent.set(from, { message: `The section "${from}" has moved.`, hint: `It is on "${to}".` });
  }
  for (const [route, reason] of withheld) {
    const why = reason.kind === 'draft' ? 'is a draft' : `will be published on ${reason.day}`;
    const message = `The page "${route}" isn't published: it ${why}.`;
    absent.set(route, { message, hint: 'Publish it, or remove the link.' });
  }
  return absent;
}

/** Returns warnings for sections that are said to have moved, but are on their page again. */
function checkMovedSections(pages: readonly CheckedPage[], { movedSections }: SiteModel): Diagnostic[] {
  return pages.flatMap(({ file, path: route, anchors }) =>
    [...movedSections].flatMap(([from, to]) => {
      const [path, anchor = ''] = from.split('#');
      if (path !== route || !anchors.includes(anchor)) return [];
      const message = `This page has the section "#${anchor}", but "${to}" names it in "movedFrom".`;
      return contentWarning(file, message, 'Remove the entry there, or the section here.');
    }),
  );
}

/** Returns warnings for pages that were renamed or deleted in version control without a redirect from their paths. */
export function checkFormerPages({
  pages,
  withheld,
  moves,
  removed,
  formerFiles,
}: Pick<SiteModel, 'pages' | 'withheld' | 'moves' | 'removed' | 'formerFiles'>): Diagnostic[] {
  const isLost = (route: string) =>
    !pages.has(route) && !withheld.has(route) && !moves.has(route) && !removed.has(route);
  const files = [...pages.values()].flatMap(({ text }) => text?.contentPath ?? []);
  return [...formerFiles].flatMap(([file, now]) => {
    const contentPath = path.posix.relative(contentDirectory, file);
    const type = documentTypeOf(contentPath)?.name;
    if (type !== 'Doc' && type !== 'TextPage') return [];
    const route = routeOfFile(contentPath);
    if (!isLost(route)) return [];
    const entry = `"movedFrom: [${formerEntry(route, type)}]"`;
    if (now !== undefined && files.includes(path.posix.relative(contentDirectory, now))) {
      const message = `The page was at "${route}" before its file was renamed, and there is no redirect.`;
      return contentWarning(now, message, `Add ${entry} to its front matter.`);
    }
    const meant = nearestPath(contentPath, files);
    const successor = meant === undefined ? '' : `, such as ${contentDirectory}/${meant}`;
    return contentWarning(
      file,
      `The page "${route}" was renamed or deleted, and there is no redirect.`,
      `Add ${entry} to the page that has its content now${successor}; or add "${route}" to "removedPages" of ${contentDirectory}/site.yaml.`,
    );
  });
}

/** Returns a former path as an entry of `movedFrom`. */
function formerEntry(route: string, type: 'Doc' | 'TextPage'): string {
  return route.replace(type === 'Doc' ? /^\/docs\// : /^\//, '');
}

function checkedPages(site: Site): readonly CheckedPage[] {
  return [...site.model.pages.values()].flatMap((page) => {
    const facts = site.facts(page);
    const { text, route, long, fields } = page;
    if (facts === undefined || text === undefined) return [];
    const file = path.posix.join(contentDirectory, text.contentPath);
    return [{ ...facts, file, path: route, long, isDoc: fields.kind === 'doc' }];
  });
}

/** Returns warnings for a page that is too long, and for a reason to be long that the page does not need. */
export function lengthProblems({
  file,
  length: { words, codeLines },
  long,
}: Pick<CheckedPage, 'file' | 'length' | 'long'>): Diagnostic[] {
  const excess = [
    ...(words > PAGE_LIMITS.words ? [`has ${words} words, more than ${PAGE_LIMITS.words}`] : []),
    ...(codeLines > PAGE_LIMITS.codeLines
      ? [`shows ${codeLines} lines of code, more than ${PAGE_LIMITS.codeLines}`]
      : []),
  ];
  if (excess.length === 0) {
    if (long === undefined) return [];
    const message = `The page is not too long: it has ${words} words and shows ${codeLines} lines of code.`;
    return [contentWarning(file, message, 'Remove "long" from its front matter.')];
  }
  if (long !== undefined) return [];
  return [
    contentWarning(
      file,
      `The page ${excess.join(', and ')}: too long to read at once.`,
      'Move what answers another question to a page of its own, or fold what few readers need: <details>. If the page must be this long, give the reason in its front matter, as "long".',
    ),
  ];
}
