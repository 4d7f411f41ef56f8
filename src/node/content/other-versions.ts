import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { groupsOf, parseYaml, textOf } from './yaml.ts';

/** Returns the folders below `docs/` with the pages of versions that are not current, as `site.yaml` names them. */
export async function otherVersions(contentFolder: string): Promise<readonly string[]> {
  const { fields } = parseYaml(await readFile(path.join(contentFolder, 'site.yaml'), 'utf8'));
  if (fields === undefined) return [];
  return groupsOf(fields, 'versions')
    .filter((version) => version.getIn(['current']) !== true)
    .flatMap((version) => textOf(version, 'name')?.text ?? []);
}

/** Whether the first folder of a path is one of these. */
export function isBelow(folders: readonly string[], file: string): boolean {
  return folders.includes(file.split(/[/\\]/)[0] ?? '');
}
