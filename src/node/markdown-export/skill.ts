import { stringify } from 'yaml';
import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import type { SiteSkill } from '../site/site-model.ts';
import { plainMarkdown } from './plain-markdown.ts';

/** The folder in which assistants look for the skills of a site. */
const WELL_KNOWN = '.well-known/skills';

/**
 * Returns the files of a site's skill by their paths below its root: `skill.md`, and a copy below `.well-known/skills/`
 * with a list of the site's skills, where agents look for them (agentskills.io). Empty for a site without a skill.
 */
export function skillFiles(
  skill: SiteSkill | undefined,
  place: SiteAddress,
): readonly (readonly [file: string, text: string])[] {
  if (skill === undefined) return [];
  const { name, description, markdown } = skill;
  const body = plainMarkdown(markdown, {
    pageUrl: urlOf('/skill.md', place),
    urlOf: (route) => urlOf(route, place),
    folder: 'docs',
    imageUrl: () => undefined,
    demoSource: () => undefined,
    gatheredProblems: () => [],
  });
  const text = `---\n${stringify({ name, description }, { lineWidth: 0 })}---\n\n${body}\n`;
  const list = { skills: [{ name, description, files: ['SKILL.md'] }] };
  return [
    ['skill.md', text],
    [`${WELL_KNOWN}/${name}/SKILL.md`, text],
    [`${WELL_KNOWN}/index.json`, `${JSON.stringify(list, undefined, 2)}\n`],
  ];
}
