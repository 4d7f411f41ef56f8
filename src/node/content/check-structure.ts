import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isScalar, type YAMLMap } from 'yaml';
import { mainSlug } from '../../shared/docs-version.ts';
import { pageSlug } from '../../shared/page-path.ts';
import { checkDocument } from './check-fields.ts';
import { publishedFiles, routeOfFile } from './check-routes.ts';
import {
  checkSidebar,
  meantSlug,
  missingPage,
  NAME_INDEX,
  REMOVE_FIELD,
  type SidebarPage,
  slugHint,
} from './check-sidebar.ts';
import { contentWarning, type Diagnostic, type DocumentFinding, problemsIn, warning } from './diagnostic.ts';
import type { LoadedContent, SourceDocument } from './load-content.ts';
import { didYouMean, nearestPath } from './nearest.ts';
import { checkRedirects } from './redirects.ts';
import { fieldValue, groupsOf, textOf, textsOf } from './yaml.ts';

/** Checks the site's settings against the pages and against rules that the schema cannot express. */
function checkSite(site: SourceDocument, pages: readonly SidebarPage[]): readonly DocumentFinding[] {
  const { yaml } = site;
  // For a field of the wrong type, these rules would report nothing new.
  if (!yaml?.fields || checkDocument(site).length > 0) return [];
  const errors = [...checkVersions(yaml.fields, pages), ...checkNavbar(yaml.fields)];
  return errors.length > 0 ? errors : [...checkMainPages(yaml.fields, pages)];
}

/** Checks that the pages named by an entry of the changelog exist, and that a page shows the changelog. */
function checkChange(
  fields: YAMLMap.Parsed,
  slugs: readonly string[],
  isShown: boolean,
): readonly DocumentFinding[] {
  const hint =
    'Write pages/changelog.md with the line ::changelog{of="library"} or ::changelog{of="documentation"}.';
  return [
    ...textsOf(fields, 'pages').flatMap((page) => missingPage(page, slugs)),
    ...(isShown ? [] : [{ message: 'No page shows the changelog.', hint }]),
  ];
}

/** Checks that exactly one version is current, that their names differ, and that each of the others has pages. */
function* checkVersions(site: YAMLMap.Parsed, pages: readonly SidebarPage[]): Generator<DocumentFinding> {
  const versions = groupsOf(site, 'versions');
  const current = versions.filter(isCurrent);
  if (current.length !== 1) {
    const at = fieldValue(current[1] ?? site, current.length === 0 ? 'versions' : 'current')?.range[0] ?? 0;
    const found = current.length === 0 ? 'No version is' : `${current.length} versions are`;
    const message = `${found} marked "current: true".`;
    return yield { at, message, hint: 'Mark exactly one: the version whose pages are directly in docs/.' };
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
  const value = fieldValue(version, 'current');
  return isScalar(value) && value.value === true;
}

/** Checks that the main page of each version exists and is published. */
function* checkMainPages(site: YAMLMap.Parsed, pages: readonly SidebarPage[]): Generator<DocumentFinding> {
  for (const version of groupsOf(site, 'versions')) {
    const [name, mainPage] = [textOf(version, 'name'), textOf(version, 'mainPage')];
    if (name === undefined || mainPage === undefined) continue;
    const folder = isCurrent(version) ? '' : `${name.text}/`;
    const slug = mainSlug({ name: name.text, mainPage: mainPage.text }, isCurrent(version));
    const page = pages.find((candidate) => candidate.slug === slug);
    if (page === undefined) {
      const slugs = pages.flatMap((candidate) => (candidate.slug.startsWith(folder) ? candidate.slug : []));
      const message = `There is no page "${slug}" for /docs to lead to, so it leads to the first one in the sidebar.`;
      yield warning(message, slugHint(meantSlug(slug, slugs), 'or create the page', folder), mainPage.at);
    } else if (page.yaml?.fields?.has('draft')) {
      const message = `/docs leads to the page "${slug}", which may not be published.`;
      yield warning(message, `Remove "draft" from ${page.file}.`, mainPage.at);
    }
  }
}

/** Checks that each entry of the navbar is either a link or a menu. */
function* checkNavbar(site: YAMLMap.Parsed): Generator<DocumentFinding> {
  for (const entry of groupsOf(site, 'navbar')) {
    const [href, items] = [fieldValue(entry, 'href'), fieldValue(entry, 'items')];
    if ((href === undefined) !== (items === undefined)) continue;
    const has = href ? 'both "href" and "items"' : 'neither "href" nor "items"';
    const hint = 'Give a link its "href", or a menu its "items".';
    yield { at: entry.range[0], message: `The navbar entry has ${has}.`, hint };
  }
}

/** Returns the problems between files: pages, the sidebar that lists them, and the site's settings. */
export function checkStructure({ documents: all }: LoadedContent): Diagnostic[] {
  const files = publishedFiles(all.filter(isPage).map(({ contentPath }) => contentPath));
  const isPublished = (page: SourceDocument) => files.get(routeOfFile(page.contentPath)) === page.contentPath;
  const documents = all.filter((document) => !isPage(document) || isPublished(document));
  const pages = documents
    .filter(({ type }) => type.name === 'Doc')
    .map((document) => ({ ...document, slug: pageSlug(document.contentPath) }));
  const slugs = pages.map(({ slug }) => slug);
  const hasChangelog = documents.some(({ contentPath }) => contentPath === 'pages/changelog.md');
  return [
    ...all.filter((page) => !documents.includes(page)).map((page) => takenAddress(page, files)),
    ...documents.flatMap((document): readonly Diagnostic[] => {
      const fields = document.yaml?.fields;
      if (fields === undefined) return [];
      switch (document.type.name) {
        case 'Sidebar':
          return checkSidebar(document, pages);
        case 'Site':
          return problemsIn(document, [
            ...checkSite(document, pages),
            ...checkRedirects(document, documents.filter(isPage)),
          ]);
        case 'Change':
          return problemsIn(document, checkChange(fields, slugs, hasChangelog));
        case 'Doc': {
          // Without that page, there is no app to go on with.
          const continued = textOf(fields, 'continues');
          const missing = continued === undefined ? [] : missingPage(continued, slugs, REMOVE_FIELD);
          return problemsIn(
            document,
            missing.map((finding) => ({ ...finding, severity: 'error' as const })),
          );
        }
        default:
          return [];
      }
    }),
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
  const taker = other === undefined ? 'the site itself' : `${folder}${other}`;
  const rename = contentPath === 'docs/index.md' ? NAME_INDEX : 'Rename the file.';
  return contentWarning(
    file,
    `This page is not published, because ${taker} has the same URL: ${route}.`,
    other === undefined ? rename : 'Rename or remove one of the two files.',
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
  return documents.flatMap((document) => {
    const fields = document.yaml?.fields;
    const pictures = (PICTURE_FIELDS[document.type.name] ?? []).flatMap(
      (names) => (fields && textOf(fields, ...names)) ?? [],
    );
    const missing = pictures.filter(({ text }) => !files.includes(text));
    return problemsIn(
      document,
      missing.map(({ text, at }) => ({
        at,
        message: `There is no picture "${text}".`,
        hint: `${didYouMean(nearestPath(text, files))}Put the file into the folder "public", and write its path there with a slash before it.`,
      })),
    );
  });
}
