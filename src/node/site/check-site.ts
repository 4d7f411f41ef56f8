import path from 'node:path';
import { PRINT_PATH } from '../../shared/page-path.ts';
import { checkLinks, type LinkSource } from '../content/check-links.ts';
import { checkRoutes } from '../content/check-routes.ts';
import { contentError, type Diagnostic, inReadingOrder } from '../content/diagnostic.ts';
import { contentDirectory, DEMOS_FOLDER, DIAGRAMS_FOLDER } from '../content/files.ts';
import { nearest } from '../content/nearest.ts';
import { findDemos } from '../markdown/demos.ts';
import { checkDiagrams } from '../markdown/diagrams.ts';
import type { Embed } from '../markdown/page.ts';
import type { StoredPage } from '../pages/compiled-pages.ts';
import type { Site } from './site.ts';
import { standalonePages } from './standalone-pages.ts';

/** Routes that the app has besides its pages: links may lead to them, and pages must not take them. */
const APP_ROUTES = ['/docs', '/search', '/404', PRINT_PATH];

/** Folders into which the build writes other files, and that of the pages outside the app. */
const TAKEN_FOLDERS = ['/assets', '/data', '/examples'];

/** A page with what its compilation has found out. */
interface CheckedPage extends StoredPage {
  /** Path of the page's source, for messages. */
  readonly file: string;
  /** Path on the site without base path: `/docs/concepts/nodes`. */
  readonly path: string;
}

/** A kind of embed whose content is a file of its own. */
interface EmbedKind {
  readonly word: string;
  /** Where its files are, below the content folder. */
  readonly folder: string;
  readonly ending: string;
  readonly names: readonly string[];
}

/**
 * Checks what no page shows by itself: links between pages, addresses, embeds; and collects what the compilation of
 * each page has reported. `fieldLinks` are the links in data files and front matter.
 */
export async function checkSite(
  projectRoot: string,
  site: Site,
  fieldLinks: readonly LinkSource[],
): Promise<readonly Diagnostic[]> {
  const contentFolder = path.resolve(projectRoot, contentDirectory);
  const [demos, diagrams, standalone] = await Promise.all([
    findDemos(contentFolder),
    checkDiagrams(contentFolder, contentDirectory),
    standalonePages(projectRoot),
  ]);
  const pages = checkedPages(site);
  const routes = [...APP_ROUTES, ...standalone.map(({ route }) => route)];
  const kinds = {
    demos: { word: 'demo', folder: DEMOS_FOLDER, ending: '.tsx', names: [...demos.keys()] },
    diagrams: { word: 'diagram', folder: DIAGRAMS_FOLDER, ending: '.svg', names: diagrams.names },
  };
  return inReadingOrder([
    ...pages.flatMap((page) => page.diagnostics),
    ...pages.flatMap((page) => missingEmbeds(page.file, page.demos, kinds.demos)),
    ...pages.flatMap((page) => missingEmbeds(page.file, page.diagrams, kinds.diagrams)),
    ...diagrams.diagnostics,
    ...checkLinks({ pages, sources: fieldLinks, routes }),
    ...checkRoutes(pages, { routes, folders: TAKEN_FOLDERS }),
  ]);
}

function checkedPages(site: Site): readonly CheckedPage[] {
  return [...site.model.pages.values()].flatMap((page) => {
    const facts = site.facts(page);
    const { contentPath, route } = page;
    if (facts === undefined || contentPath === undefined) return [];
    return [{ ...facts, file: path.posix.join(contentDirectory, contentPath), path: route }];
  });
}

/** Errors for demos and diagrams whose file does not exist. */
export function missingEmbeds(
  file: string,
  embeds: readonly Embed[],
  { word, folder, ending, names }: EmbedKind,
): Diagnostic[] {
  const hintFor = (name: string) => {
    const own = `${folder}/${name}${ending}`;
    if (names.length === 0) return `The folder "${folder}" is empty: write ${own}.`;
    const meant = nearest(name, names);
    const question = meant === undefined ? '' : `Did you mean "${meant}"? `;
    return `${question}There are ${names.map((known) => `"${known}"`).join(', ')}; or write ${own}.`;
  };
  return embeds
    .filter(({ name }) => !names.includes(name))
    .map(({ name, ...place }) => contentError(file, `There is no ${word} "${name}".`, hintFor(name), place));
}
