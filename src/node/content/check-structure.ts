import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { YAMLMap } from 'yaml';
import { mainSlug } from '../../shared/docs-version.ts';
import { pageSlug } from '../../shared/page-path.ts';
import { checkDocument } from './check-fields.ts';
import { publishedFiles, routeOfFile } from './check-routes.ts';
import { checkSidebar, meantSlug, missingPage, type SidebarPage, slugHint } from './check-sidebar.ts';
import { contentWarning, type Diagnostic, type DocumentFinding, problemsIn, warning } from './diagnostic.ts';
import type { LoadedContent, SourceDocument } from './load-content.ts';
import { didYouMean, nearestPath } from './nearest.ts';
import { checkRedirects } from './redirects.ts';
import { groupsOf, textOf, textsOf } from './yaml.ts';

/** Checks the versions in the site's settings against the pages: each has some, and its main page is published. */
function* checkVersions(site: SourceDocument, pages: readonly SidebarPage[]): Generator<DocumentFinding> {
  // For a field of the wrong type, this would report nothing new.
  if (!site.yaml?.fields || checkDocument(site).length > 0) return;
  for (const version of groupsOf(site.yaml.fields, 'versions')) {
    const [name, mainPage] = [textOf(version, 'name'), textOf(version, 'mainPage')];
    if (name === undefined || mainPage === undefined) continue;
    const isCurrent = version.getIn(['current']) === true;
    const folder = isCurrent ? '' : `${name.text}/`;
    const slugs = pages.flatMap(({ slug }) => (slug.startsWith(folder) ? slug : []));
    const slug = mainSlug({ name: name.text, mainPage: mainPage.text }, isCurrent);
    const page = pages.find((candidate) => candidate.slug === slug);
    if (slugs.length === 0 && !isCurrent) {
      const hint = `Write them in docs/${folder} and list them in sidebar.yaml, such as "${slug}"; or remove the version.`;
      yield { at: name.at, message: `The version "${name.text}" has no pages.`, hint };
    } else if (page === undefined) {
      const message = `There is no page "${slug}" for /docs to lead to, so it leads to the first one in the sidebar.`;
      yield warning(message, slugHint(meantSlug(slug, slugs), 'or create the page', folder), mainPage.at);
    } else if (page.yaml?.fields?.has('draft')) {
      const message = `/docs leads to the page "${slug}", which may not be published.`;
      yield warning(message, `Remove "draft" from ${page.file}.`, mainPage.at);
    }
  }
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
            ...checkVersions(document, pages),
            ...checkRedirects(document, documents.filter(isPage)),
          ]);
        case 'Change':
          return problemsIn(document, checkChange(fields, slugs, hasChangelog));
        case 'Doc': {
          // Without that page, there is no app to go on with.
          const continued = textOf(fields, 'continues');
          const missing = continued === undefined ? [] : missingPage(continued, slugs, 'or remove the field');
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

/** What to do about `docs/index.md`, because `/docs` leads to another page. */
const NAME_INDEX =
  '/docs leads to the "mainPage" of site.yaml, so docs/index.md needs a name of its own: rename it, such as to docs/introduction.md, and write "introduction" in sidebar.yaml.';

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
