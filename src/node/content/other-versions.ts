import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Site } from './site-schema.ts';
import { parseYaml } from './yaml.ts';

/** Returns the folders below `docs/` with the pages of versions that are not current, as `site.yaml` names them. */
export async function otherVersions(contentFolder: string): Promise<readonly string[]> {
  const { value } = parseYaml(await readFile(path.join(contentFolder, 'site.yaml'), 'utf8'));
  const { data = [] } = Site.fields.shape.versions.safeParse(value?.['versions']);
  return data.filter(({ current }) => !current).map(({ name }) => name);
}

/** Whether the first folder of a path is one of these. */
export function isBelow(folders: readonly string[], file: string): boolean {
  return folders.includes(file.split(/[/\\]/)[0] ?? '');
}
