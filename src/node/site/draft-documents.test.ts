import path from 'node:path';
import { expect, it } from 'vitest';
import { contentDirectory } from '../content/content-directory.ts';
import { inspectContent } from '../content/validate-content.ts';
import { draftDocuments } from './draft-documents.ts';
import { siteOf } from './load-site.ts';
import { readDocuments, type SiteDocuments } from './read-documents.ts';

const projectRoot = process.cwd();

/** The site of these documents without articles. */
async function siteWithoutArticles(documents: SiteDocuments) {
  const { site, sidebar, pages, socialCard } = await siteOf(projectRoot, documents);
  const fields = [...pages].map(([route, page]) => ({ route, ...page, html: '', headings: [] }));
  return { site, sidebar, socialCard, pages: fields };
}

it('but for its articles, the site of the drafts is that of the documents', async () => {
  const { documents } = await inspectContent(path.resolve(projectRoot, contentDirectory), { projectRoot });
  const drafts = await siteWithoutArticles(draftDocuments(documents));
  expect(drafts).toEqual(await siteWithoutArticles(await readDocuments(projectRoot)));
});
