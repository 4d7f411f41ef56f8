import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isScalar, type YAMLMap } from 'yaml';
import { mainSlug } from '../../shared/docs-version.ts';
import { pagePath, pageSlug } from '../../shared/page-path.ts';
import { checkDocument } from './check-fields.ts';
import { checkMoves } from './check-moves.ts';
import { publishedFiles, routeOfFile } from './check-routes.ts';
import { contentError, contentWarning, type Diagnostic, type Finding } from './diagnostic.ts';
import type { LoadedContent, SourceDocument } from './load-content.ts';
import { didYouMean, nearestPath } from './nearest.ts';
import { fieldValue, groupsOf, type ParsedYaml, textAt, textOf, textsOf } from './yaml.ts';

/** A page's source file and the slug of its path. */
interface SourcePage {
  readonly file: string;
  readonly slug: string;
  /**
   * Whether one of {@link UNPUBLISHED_FIELDS} excludes the page from the site, now or before its date of publication.
   */
  readonly mayBeHidden: boolean;
}

/** The fields that exclude a page from the site. */
const UNPUBLISHED_FIELDS = ['draft', 'publishAt'];

/** Returns the slug that was probably meant by one that does not exist. */
function meantSlug(written: string, slugs: readonly string[]): string | undefined {
  return nearestPath(asSlug(written), slugs);
}

/** The hint for a slug that does not exist: a suggestion, and what to do. */
function slugHint(meant: string | undefined, otherwise: string): string {
  return `${didYouMean(meant)}Write the page's path below docs/ without ".md", ${otherwise}.`;
}

/** The hint for `docs/index.md`, whose address leads to another page. */
const NAME_INDEX =
  '/docs leads to the "mainPage" of site.yaml, so docs/index.md needs a name of its own: rename it, such as to docs/introduction.md, and write "introduction" in sidebar.yaml.';

/** The hint for an entry of a list. */
const CREATE_OR_REMOVE = 'create the page, or remove the entry';

/** Removes what writers put around a slug: `/docs/concepts/nodes/`, `./concepts/nodes.md`. */
function asSlug(written: string): string {
  return pageSlug(written.replace(/^\.?\//, '').replace(/\/$/, ''));
}

/** An entry of the sidebar. */
interface Entry {
  readonly slug: string;
  readonly group: string;
  readonly at: number;
}

/**
 * Checks the sidebar against the pages: every page must be in exactly one group. An entry without a page is only a dead
 * link, unless a page is missing in the sidebar because of it.
 */
function checkSidebar({ file, yaml }: SourceDocument, pages: readonly SourcePage[]): Diagnostic[] {
  // An unreadable sidebar is one error, not one for each page that it does not list.
  if (!yaml?.fields) return [];
  const groups = groupsOf(yaml.fields, 'groups');
  const entries = groups.flatMap((group) => {
    const label = textOf(group, 'label')?.text ?? '';
    return textsOf(group, 'pages').map(({ text, at }) => ({ slug: text, group: label, at }));
  });
  const labels = groups.flatMap((group) => textOf(group, 'label')?.text ?? []);
  const listed = new Set(entries.map(({ slug }) => slug));
  const unlisted = pages.filter(({ slug }) => !listed.has(slug));
  const missing = entriesWithoutPage(entries, pages, unlisted);
  const slugs = pages.map(({ slug }) => slug);
  const readFirst = textsOf(yaml.fields, 'readFirst').filter(({ text }) => !slugs.includes(text));
  // If an entry was meant for a page, the message about the entry is enough.
  const meant = new Set(missing.map((entry) => entry.meant));
  return [
    ...missing.map((entry) => {
      const report = unlisted.some(({ slug }) => slug === entry.meant) ? contentError : contentWarning;
      return report(file, `There is no page "${entry.slug}".`, entry.hint, yaml.placeOf(entry.at));
    }),
    ...readFirst.map(({ text, at }) => {
      const hint = slugHint(meantSlug(text, slugs), CREATE_OR_REMOVE);
      return contentWarning(file, `There is no page "${text}".`, hint, yaml.placeOf(at));
    }),
    ...repeatedEntries(file, yaml, entries),
    ...unlistedPages(
      file,
      labels,
      entries,
      unlisted.filter(({ slug }) => !meant.has(slug)),
    ),
  ];
}

/** An entry whose page does not exist. */
interface EntryWithoutPage extends Entry {
  /** The slug that the hint suggests, if any. */
  readonly meant: string | undefined;
  readonly hint: string;
}

function entriesWithoutPage(
  entries: readonly Entry[],
  pages: readonly SourcePage[],
  unlisted: readonly SourcePage[],
): readonly EntryWithoutPage[] {
  const slugs = pages.map(({ slug }) => slug);
  const known = new Set(slugs);
  const missing = entries.filter(({ slug }) => !known.has(slug));
  // After a page was renamed, its old entry remains and the page is in no group.
  const [renamed] = missing.length === 1 && unlisted.length === 1 ? unlisted : [];
  return missing.map((entry) => {
    if (/^(?:\.|docs)?$/.test(asSlug(entry.slug))) return { ...entry, meant: undefined, hint: NAME_INDEX };
    const near = meantSlug(entry.slug, slugs);
    if (renamed === undefined || near !== undefined)
      return { ...entry, meant: near, hint: slugHint(near, CREATE_OR_REMOVE) };
    const hint = `${renamed.file} is in no group: if the page was renamed, write "${renamed.slug}". Otherwise remove the entry.`;
    return { ...entry, meant: renamed.slug, hint };
  });
}

function repeatedEntries(file: string, yaml: ParsedYaml, entries: readonly Entry[]): Diagnostic[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const earlier = first.get(entry.slug);
    if (earlier === undefined) {
      first.set(entry.slug, entry);
      return [];
    }
    const { line } = yaml.placeOf(earlier.at);
    const where = `in the group "${earlier.group}" (line ${line})`;
    const message = `The page "${entry.slug}" is listed already, ${where}.`;
    return [contentError(file, message, 'Keep one of the two entries.', yaml.placeOf(entry.at))];
  });
}

function unlistedPages(
  sidebarFile: string,
  labels: readonly string[],
  entries: readonly Entry[],
  unlisted: readonly SourcePage[],
): Diagnostic[] {
  return unlisted.map(({ file, slug }) => {
    const near = entries.find((entry) => entry.slug.includes('/') && folderOf(entry.slug) === folderOf(slug));
    const group =
      near && `the group "${near.group}" of ${sidebarFile}, like the other pages in ${folderOf(slug)}/`;
    const groups = `a group of ${sidebarFile}: ${labels.join(', ') || 'it has none yet'}`;
    const hint = `Add "- ${slug}" to ${group ?? groups}.`;
    return contentError(file, 'The page is in no sidebar group.', hint);
  });
}

function folderOf(slug: string): string {
  return slug.slice(0, Math.max(0, slug.lastIndexOf('/')));
}

/** Checks the site's settings against the pages and against rules that the schema cannot express. */
function checkSite(site: SourceDocument, pages: readonly SourcePage[]): Diagnostic[] {
  const { file, yaml } = site;
  // For a field of the wrong type, these rules would report nothing new.
  if (!yaml?.fields || checkDocument(site).length > 0) return [];
  const errors = [...checkVersions(yaml.fields, pages), ...checkNavbar(yaml.fields)];
  const warnings =
    errors.length > 0
      ? []
      : [...checkMainPages(yaml.fields, pages), ...checkRemovedPages(yaml.fields, pages)];
  return [
    ...errors.map(({ at, message, hint }) => contentError(file, message, hint, yaml.placeOf(at))),
    ...warnings.map(({ at, message, hint }) => contentWarning(file, message, hint, yaml.placeOf(at))),
  ];
}

/** Checks that the pages named by an entry of the changelog exist, and that a page shows the changelog. */
function checkChange(
  { file, yaml }: SourceDocument,
  slugs: readonly string[],
  isShown: boolean,
): Diagnostic[] {
  if (!yaml?.fields) return [];
  const unknown = textsOf(yaml.fields, 'pages').filter(({ text }) => !slugs.includes(text));
  return [
    ...unknown.map(({ text, at }) =>
      contentWarning(
        file,
        `There is no page "${text}".`,
        slugHint(meantSlug(text, slugs), CREATE_OR_REMOVE),
        yaml.placeOf(at),
      ),
    ),
    ...(isShown
      ? []
      : [
          contentError(
            file,
            'No page shows the changelog.',
            'Write pages/changelog.md with the line ::changelog{of="library"} or ::changelog{of="documentation"}.',
          ),
        ]),
  ];
}

/** Checks that exactly one version is current, that their names differ, and that each of the others has pages. */
function* checkVersions(site: YAMLMap.Parsed, pages: readonly SourcePage[]): Generator<Finding> {
  const versions = groupsOf(site, 'versions');
  const current = versions.filter(isCurrent);
  if (current.length !== 1) {
    const at = fieldValue(current[1] ?? site, current.length === 0 ? 'versions' : 'current')?.range[0] ?? 0;
    const found = current.length === 0 ? 'No version is' : `${current.length} versions are`;
    const message = `${found} marked "current: true".`;
    return yield { at, message, hint: 'Mark exactly one: the version that docs/ itself holds.' };
  }
  const names = new Set<string>();
  for (const version of versions) {
    const name = textOf(version, 'name');
    if (name === undefined) continue;
    const { text, at } = name;
    if (names.has(text))
      yield { at, message: `There is another version "${text}".`, hint: 'Give each its own name.' };
    names.add(text);
    if (isCurrent(version) || pages.some(({ slug }) => slug === text || slug.startsWith(`${text}/`)))
      continue;
    const hint = `Write them in docs/${text}/ and list them in sidebar.yaml, such as "${text}/${textOf(version, 'mainPage')?.text}"; or remove the version.`;
    yield { at, message: `The version "${text}" has no pages.`, hint };
  }
}

function isCurrent(version: YAMLMap.Parsed): boolean {
  return valueIs(version, 'current', true);
}

/** Checks that the main page of each version exists and is published. */
function* checkMainPages(site: YAMLMap.Parsed, pages: readonly SourcePage[]): Generator<Finding> {
  for (const version of groupsOf(site, 'versions')) {
    const [name, mainPage] = [textOf(version, 'name'), textOf(version, 'mainPage')];
    if (name === undefined || mainPage === undefined) continue;
    const slug = mainSlug({ name: name.text, mainPage: mainPage.text }, isCurrent(version));
    const page = pages.find((candidate) => candidate.slug === slug);
    if (page === undefined) {
      const slugs = pages.map((candidate) => candidate.slug);
      const message = `There is no page "${slug}" for /docs to lead to, so it leads to the first one in the sidebar.`;
      yield { at: mainPage.at, message, hint: slugHint(meantSlug(slug, slugs), 'or create the page') };
    } else if (page.mayBeHidden) {
      const message = `/docs leads to the page "${slug}", which may not be published.`;
      yield { at: mainPage.at, message, hint: `Remove "draft" and "publishAt" from ${page.file}.` };
    }
  }
}

/** Checks that each entry of the navbar is either a link or a menu. */
function* checkNavbar(site: YAMLMap.Parsed): Generator<Finding> {
  for (const entry of groupsOf(site, 'navbar')) {
    const [href, items] = [fieldValue(entry, 'href'), fieldValue(entry, 'items')];
    if ((href === undefined) !== (items === undefined)) continue;
    const has = href ? 'both "href" and "items"' : 'neither "href" nor "items"';
    yield {
      at: entry.range[0],
      message: `The navbar entry has ${has}.`,
      hint: 'Give a link its "href", or a menu its "items".',
    };
  }
}

/** Checks that no page exists at the address of a removed page. */
function* checkRemovedPages(site: YAMLMap.Parsed, pages: readonly SourcePage[]): Generator<Finding> {
  for (const { text, at } of textsOf(site, 'removedPages')) {
    const page = pages.find(({ slug }) => pagePath(slug) === text);
    if (page !== undefined)
      yield { at, message: `There is a page at "${text}": ${page.file}.`, hint: 'Remove the entry.' };
  }
}

function valueIs(map: YAMLMap.Parsed, field: string, expected: unknown): boolean {
  const value = fieldValue(map, field);
  return isScalar(value) && value.value === expected;
}

/** Checks that the page whose app a page continues exists. */
function checkContinued({ file, type, yaml }: SourceDocument, slugs: readonly string[]): Diagnostic[] {
  const continued = type.name === 'Doc' && yaml?.fields ? textOf(yaml.fields, 'continues') : undefined;
  if (yaml === undefined || continued === undefined || slugs.includes(continued.text)) return [];
  const hint = slugHint(meantSlug(continued.text, slugs), 'or remove the field');
  return [contentError(file, `There is no page "${continued.text}".`, hint, yaml.placeOf(continued.at))];
}

/** Returns the problems between files: pages, the sidebar that lists them, and the site's settings. */
export function checkStructure({ documents: all }: LoadedContent): Diagnostic[] {
  const files = publishedFiles(all.filter(isPage).map(({ contentPath }) => contentPath));
  const isPublished = (page: SourceDocument) => files.get(routeOfFile(page.contentPath)) === page.contentPath;
  const documents = all.filter((document) => !isPage(document) || isPublished(document));
  const pages = documents
    .filter(({ type }) => type.name === 'Doc')
    .map(({ file, contentPath, yaml }) => ({
      file,
      slug: pageSlug(contentPath),
      mayBeHidden: UNPUBLISHED_FIELDS.some((field) => yaml?.fields?.has(field)),
    }));
  const only = (name: string): SourceDocument | undefined => documents.find(({ type }) => type.name === name);
  const [sidebar, site] = [only('Sidebar'), only('Site')];
  const slugs = pages.map(({ slug }) => slug);
  const hasChangelog = documents.some(({ contentPath }) => contentPath === 'pages/changelog.md');
  return [
    ...all.filter((page) => !documents.includes(page)).map((page) => takenAddress(page, files)),
    ...(sidebar ? checkSidebar(sidebar, pages) : []),
    ...(site ? checkSite(site, pages) : []),
    ...documents
      .filter(({ type }) => type.name === 'Change')
      .flatMap((change) => checkChange(change, slugs, hasChangelog)),
    ...documents.flatMap((document) => checkContinued(document, slugs)),
    ...checkMoves(documents),
  ];
}

function isPage({ type }: SourceDocument): boolean {
  return type.name === 'Doc' || type.name === 'TextPage';
}

/**
 * Returns the warning for a page that is not published, because another file (`nodes.md` beside `nodes/index.md`) or the
 * site itself has its URL.
 */
function takenAddress({ file, contentPath }: SourceDocument, files: ReadonlyMap<string, string>): Diagnostic {
  const route = routeOfFile(contentPath);
  const other = files.get(route);
  const folder = file.slice(0, -contentPath.length);
  return contentWarning(
    file,
    `This page is not published, because ${other === undefined ? 'the site itself' : `${folder}${other}`} has the same URL: ${route}.`,
    other !== undefined
      ? 'Rename or remove one of the two files.'
      : contentPath === 'docs/index.md'
        ? NAME_INDEX
        : 'Rename the file.',
  );
}

/** The fields that name images in the folder `public`, by the type of document. */
const PICTURE_FIELDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Site: [['socialCard']],
  Landing: [
    ['example', 'picture', 'light'],
    ['example', 'picture', 'dark'],
  ],
};

/** Returns errors for images that fields name but the project's folder `public` does not contain. */
export async function checkPictures(
  { documents }: LoadedContent,
  projectRoot: string,
): Promise<readonly Diagnostic[]> {
  const entries = await readdir(path.join(projectRoot, 'public'), { recursive: true }).catch(() => []);
  const files = entries.map((entry) => `/${entry.replaceAll('\\', '/')}`);
  return documents.flatMap(({ file, type, yaml }) =>
    (PICTURE_FIELDS[type.name] ?? []).flatMap((fields) => {
      const picture = yaml?.fields && textAt(yaml.fields, fields);
      if (yaml === undefined || picture === undefined || files.includes(picture.text)) return [];
      const meant = nearestPath(picture.text, files);
      return contentError(
        file,
        `There is no picture "${picture.text}".`,
        `${didYouMean(meant)}Put the file into the folder "public", and write its path there with a slash before it.`,
        yaml.placeOf(picture.at),
      );
    }),
  );
}
