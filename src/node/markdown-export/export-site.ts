import path from 'node:path';
import { currentVersion, versionInWords } from '../../shared/docs-version.ts';
import { markdownPath } from '../../shared/markdown-path.ts';
import { contentDirectory } from '../content/files.ts';
import { PARTS, readDemo } from '../markdown/blocks/demo-source.ts';
import { findDemos } from '../markdown/blocks/demos.ts';
import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import type { Site } from '../site/site.ts';
import { currentDocs } from '../site/site-model.ts';
import { exportPage } from './export-page.ts';
import { llmsText } from './llms.ts';
import { skillFiles } from './skill.ts';

/**
 * Returns the files of a site for machines, by their path below its root: each page as markdown, their list, and the skill.
 */
export async function exportSite(
  projectRoot: string,
  site: Site,
  place: SiteAddress,
): Promise<ReadonlyMap<string, string>> {
  const demos = await demoSources(projectRoot);
  const written = new Map<string, string>();
  for (const page of site.model.pages.values()) {
    const { fields, route, text } = page;
    if (fields.kind !== 'doc' || text === undefined) continue;
    const { id, title, description } = fields;
    const folder = path.dirname(path.resolve(projectRoot, contentDirectory, text.contentPath));
    const facts = site.facts(page);
    const shown = new Set(facts?.demos);
    const markdown = exportPage({
      route,
      contentPath: text.contentPath,
      title,
      description,
      markdown: (await site.textOf(page))?.body ?? '',
      folder,
      assets: facts?.assets ?? [],
      demos: new Map([...demos].filter(([name]) => shown.has(name))),
      place,
    });
    written.set(id, markdown);
  }
  const { skill } = site.model;
  const listed = currentDocs(site.model).map(({ fields: { id, title, description, category } }) => {
    return { title, description, category, url: urlOf(markdownPath(id), place) };
  });
  const { title, tagline } = site.model.site;
  const version = versionInWords(currentVersion(site.model.site));
  const head = { title, summary: tagline, version };
  return new Map([
    ...[...written].map(([id, text]): [string, string] => [markdownPath(id).slice(1), text]),
    ['llms.txt', llmsText(head, listed)],
    ...(skill === undefined ? [] : skillFiles(skill, place)),
  ]);
}

async function demoSources(projectRoot: string): Promise<ReadonlyMap<string, string>> {
  const content = path.resolve(projectRoot, contentDirectory);
  const sources = [...(await findDemos(content)).keys()].map(async (name): Promise<[string, string]> => {
    const { code, files } = await readDemo(content, name);
    const parts = files.find(([file]) => file === PARTS[0]);
    return [name, parts === undefined ? code : `${code}\n// ${parts.join('\n\n')}`];
  });
  return new Map(await Promise.all(sources));
}
