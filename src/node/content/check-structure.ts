import { existsSync } from 'node:fs';
import path from 'node:path';
import { mainSlug } from '../../shared/docs-version.ts';
import { pageSlug } from '../../shared/page-path.ts';
import { validFields } from './check-fields.ts';
import { checkSidebar, missingPage } from './check-sidebar.ts';
import { contentError, contentWarning, type Diagnostic } from './diagnostic.ts';
import type { LoadedContent, SourceDocument } from './load-content.ts';
import { checkRedirects } from './redirects.ts';
import { checkName, pathKey, publishedFiles, routeOfFile } from './routes.ts';
import { Doc, Landing } from './schema.ts';
import { Site } from './site-schema.ts';
import type { Path } from './yaml.ts';

/**
 * Returns the problems between files: pages, the sidebar that lists them, the site's settings, and the images that fields
 * name. A file with mistakes in its fields is checked when those are mended.
 */
export function checkStructure({ documents: all }: LoadedContent, projectRoot: string): Diagnostic[] {
  const files = publishedFiles(all.filter(isPage).map(({ contentPath }) => contentPath));
  const isPublished = ({ contentPath }: SourceDocument) =>
    files.get(pathKey(routeOfFile(contentPath))) === contentPath;
  const documents = all.filter((document) => !isPage(document) || isPublished(document));
  const published = documents.filter(isPage);
  const pages = published
    .filter(({ type }) => type.name === 'Doc')
    .map((document) => ({ ...document, slug: pageSlug(document.contentPath) }));
  const slugs = pages.map(({ slug }) => slug);
  const picture = (document: SourceDocument, names: Path, file?: string) =>
    missingPicture(document, names, file, path.join(projectRoot, 'public'));
  const checks: Readonly<Record<string, (document: SourceDocument) => readonly Diagnostic[]>> = {
    Sidebar: (document) => checkSidebar(document, pages),
    Site: (document) => {
      const { versions = [], redirects = {}, socialCard } = validFields(document, Site.fields) ?? {};
      const mainPages = versions.flatMap((version, index) =>
        missingPage(mainSlug(version, version.current), slugs, document, ['versions', index, 'mainPage']),
      );
      return [
        ...mainPages,
        ...checkRedirects(document, redirects, published),
        ...picture(document, ['socialCard'], socialCard),
      ];
    },
    Landing: (document) => {
      const shown = validFields(document, Landing.fields)?.example?.picture;
      return (['light', 'dark'] as const).flatMap((mode) =>
        picture(document, ['example', 'picture', mode], shown?.[mode]),
      );
    },
    Doc: (document) => {
      const { continues } = validFields(document, Doc.fields) ?? {};
      return continues === undefined ? [] : missingPage(continues, slugs, document, ['continues']);
    },
  };
  return [
    ...all.filter((page) => !documents.includes(page)).map((page) => takenAddress(page, files)),
    ...published.flatMap(({ file, contentPath }) => checkName(file, routeOfFile(contentPath))),
    ...documents.flatMap((document) => checks[document.type.name]?.(document) ?? []),
  ];
}

function isPage({ type }: SourceDocument): boolean {
  return type.name === 'Doc' || type.name === 'TextPage';
}

/** Returns the warning for a page that is not published, because another file or the site itself has its URL. */
function takenAddress({ file, contentPath }: SourceDocument, files: ReadonlyMap<string, string>): Diagnostic {
  const route = routeOfFile(contentPath);
  const other = files.get(pathKey(route));
  const taker = other === undefined ? 'the site itself' : file.slice(0, -contentPath.length) + other;
  const message = `This page is not published, because ${taker} has the same URL: ${route}.`;
  return contentWarning(
    file,
    message,
    'Rename the file. Capital letters do not count: some hosts ignore them.',
  );
}

/** Returns the error for an image that a field names but the folder `public` does not contain. */
function missingPicture(
  { file, yaml }: SourceDocument,
  field: Path,
  picture: string | undefined,
  folder: string,
): readonly Diagnostic[] {
  if (picture === undefined || existsSync(path.join(folder, picture))) return [];
  const hint = 'Put the file into the folder "public", and write its path there with a slash before it.';
  return [contentError(file, `There is no picture "${picture}".`, hint, yaml.placeOf(field))];
}
