import type { Skill } from 'contentlayer/generated';
import { stringify } from 'yaml';
import { hashOf } from '../markdown/page/page.ts';
import type { SiteAddress } from '../site/build-settings.ts';
import { plainMarkdown } from './plain-markdown.ts';

/** The folder in which assistants look for the skills of a site. */
const WELL_KNOWN = '.well-known/agent-skills';

/**
 * Returns the files of a site's skill by their paths below its root: `skill.md`, and a copy with a list of the site's
 * skills where agents look for them (Agent Skills Discovery 0.2.0,
 * https://github.com/cloudflare/agent-skills-discovery-rfc).
 */
export function skillFiles(
  { name, description, body }: Skill,
  place: SiteAddress,
): readonly (readonly [file: string, text: string])[] {
  // It shows no files of the content folder.
  const context = { contentPath: 'docs/skill.md', folder: '', assets: [], demos: new Map(), place };
  const markdown = plainMarkdown(body.raw, { route: '/skill.md', ...context });
  const text = `---\n${stringify({ name, description }, { lineWidth: 0 })}---\n\n${markdown}\n`;
  const url = `${name}/SKILL.md`;
  const list = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name, type: 'skill-md', description, url, digest: `sha256:${hashOf(text)}` }],
  };
  return [
    ['skill.md', text],
    [`${WELL_KNOWN}/${url}`, text],
    [`${WELL_KNOWN}/index.json`, `${JSON.stringify(list, undefined, 2)}\n`],
  ];
}
