import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Doc } from 'contentlayer/generated';
import type { DocPageData } from '../../shared/page-data.ts';
import { pagePath } from '../../shared/page-path.ts';
import { twinPath } from '../../shared/twin-path.ts';
import { contentDirectory } from '../content/content-directory.ts';
import { decodePath } from '../markdown/image-file.ts';
import { compiledOf, docsBySlug } from '../site/derive-pages.ts';
import type { LoadedSite } from '../site/load-site.ts';
import { renderLlms, renderLlmsFull } from './llms.ts';
import { renderTwin } from './page-twin.ts';
import type { TwinContext } from './twin-context.ts';

/** Where the site stands. */
export interface SitePlace {
  /** Scheme and host, without a trailing slash. */
  readonly siteUrl: string;
  /** Base path, with a slash at both ends. */
  readonly base: string;
}

/** The files that a site has for machines, by their path below its root: a twin of each page, and the two lists. */
export async function siteTwins(loaded: LoadedSite, place: SitePlace): Promise<ReadonlyMap<string, string>> {
  const urlOf = (route: string) => `${place.siteUrl}${place.base}${route.slice(1)}`;
  const demos = await demoSources(loaded);
  const pages = [...loaded.pages.values()].filter((page) => page.kind === 'doc');
  const docs = docsBySlug(loaded.documents);
  const twins = pages.map((page) => ({
    file: twinPath(page.slug).slice(1),
    markdown: twinOf(page, docs.get(page.slug), { urlOf, demoSource: (name) => demos.get(name) }),
  }));
  const { title, tagline } = loaded.site;
  const head = { title, summary: tagline, fullUrl: urlOf('/llms-full.txt') };
  const listed = pages.map((page) => ({ ...page, url: urlOf(twinPath(page.slug)) }));
  return new Map([
    ...twins.map(({ file, markdown }): [string, string] => [file, markdown]),
    ['llms.txt', renderLlms(head, listed)],
    ['llms-full.txt', renderLlmsFull(twins.map(({ markdown }) => markdown))],
  ]);
}

function twinOf(
  { slug, title, description }: DocPageData,
  doc: Doc | undefined,
  { urlOf, demoSource }: Pick<TwinContext, 'urlOf' | 'demoSource'>,
): string {
  if (doc === undefined) throw new Error(`The page ${slug} has no document.`);
  const folder = path.resolve(path.dirname(path.join(contentDirectory, doc._raw.sourceFilePath)));
  const { assets } = compiledOf(doc);
  return renderTwin(
    { title, description, markdown: doc.body.raw },
    {
      pageUrl: urlOf(pagePath(slug)),
      urlOf,
      demoSource,
      imageUrl: (file) => {
        const asset = assets.find((candidate) => candidate.file === path.resolve(folder, decodePath(file)));
        return asset && urlOf(asset.url);
      },
    },
  );
}

async function demoSources({ demos }: LoadedSite): Promise<ReadonlyMap<string, string>> {
  const sources = [...demos].map(
    async ([name, { file }]): Promise<[string, string]> => [name, await readFile(file, 'utf8')],
  );
  return new Map(await Promise.all(sources));
}
