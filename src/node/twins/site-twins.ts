import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Doc } from 'contentlayer/generated';
import type { DocPageData } from '../../shared/page-data.ts';
import { twinPath } from '../../shared/twin-path.ts';
import { contentDirectory } from '../content/content-directory.ts';
import { compiledOf, docsBySlug } from '../site/derive-pages.ts';
import type { LoadedSite } from '../site/load-site.ts';
import { type SitePlace, urlOf } from '../site/site-place.ts';
import { renderTwins } from '../threads/render-twins.ts';
import { renderLlms, renderLlmsFull } from './llms.ts';
import type { TwinTask } from './twin-task.ts';

/** The files that a site has for machines, by their path below its root: a twin of each page, and the two lists. */
export async function siteTwins(loaded: LoadedSite, place: SitePlace): Promise<ReadonlyMap<string, string>> {
  const demos = await demoSources(loaded);
  const pages = [...loaded.pages.values()].filter((page) => page.kind === 'doc');
  const docs = docsBySlug(loaded.documents);
  const twins = await renderTwins(pages.map((page) => twinTask(page, docs.get(page.slug), demos, place)));
  const { title, tagline } = loaded.site;
  const head = { title, summary: tagline, fullUrl: urlOf('/llms-full.txt', place) };
  const listed = pages.map((page) => ({ ...page, url: urlOf(twinPath(page.slug), place) }));
  return new Map([
    ...pages.map(({ slug }, index): [string, string] => [twinPath(slug).slice(1), twins[index] ?? '']),
    ['llms.txt', renderLlms(head, listed)],
    ['llms-full.txt', renderLlmsFull(twins)],
  ]);
}

function twinTask(
  { slug, title, description }: DocPageData,
  doc: Doc | undefined,
  sources: ReadonlyMap<string, string>,
  place: SitePlace,
): TwinTask {
  if (doc === undefined) throw new Error(`The page ${slug} has no document.`);
  const { assets, demos } = compiledOf(doc);
  const shown = new Set(demos.map(({ name }) => name));
  return {
    slug,
    source: { title, description, markdown: doc.body.raw },
    folder: path.resolve(path.dirname(path.join(contentDirectory, doc._raw.sourceFilePath))),
    assets,
    demos: new Map([...sources].filter(([name]) => shown.has(name))),
    place,
  };
}

async function demoSources({ demos }: LoadedSite): Promise<ReadonlyMap<string, string>> {
  const sources = [...demos].map(
    async ([name, { file }]): Promise<[string, string]> => [name, await readFile(file, 'utf8')],
  );
  return new Map(await Promise.all(sources));
}
