import path from 'node:path';
import { contentDirectory } from '../content/content-directory.ts';
import { inspectContent } from '../content/validate-content.ts';
import { recallDemos } from './demo-memory.ts';
import { draftDocuments } from './draft-documents.ts';
import { type LoadedSite, siteOf } from './load-site.ts';
import { readDocuments, type SiteDocuments } from './read-documents.ts';
import { writeDerived } from './write-derived.ts';

/** What can be shown before Contentlayer has run. None of its pages is completed. */
export interface FirstSite {
  /** The documents that the last run has left, or drafts, whose pages have no articles. */
  readonly documents: 'last run' | 'drafts';
  readonly site: LoadedSite;
}

/**
 * The site as the last run has left it; where there was none, or not one that can be shown, as the fields of all files
 * say. Undefined where these hold mistakes. Writes the modules that the app is compiled with.
 *
 * @param isKept whether there may have been a last run
 */
export async function firstSite(projectRoot: string, isKept: boolean): Promise<FirstSite | undefined> {
  const lastRun = isKept ? await fromLastRun(projectRoot).catch(() => undefined) : undefined;
  return lastRun ?? fromFields(projectRoot);
}

async function fromLastRun(projectRoot: string): Promise<FirstSite> {
  return { documents: 'last run', site: await derived(projectRoot, await readDocuments(projectRoot)) };
}

async function fromFields(projectRoot: string): Promise<FirstSite | undefined> {
  const content = path.resolve(projectRoot, contentDirectory);
  const { problems, documents } = await inspectContent(content, { projectRoot });
  if (problems.length > 0) return undefined;
  return { documents: 'drafts', site: await derived(projectRoot, draftDocuments(documents)) };
}

async function derived(projectRoot: string, documents: SiteDocuments): Promise<LoadedSite> {
  const site = await siteOf(projectRoot, documents);
  await writeDerived(projectRoot, site);
  return { ...site, demos: await recallDemos(projectRoot, site.demos) };
}
