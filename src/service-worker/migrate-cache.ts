import { formerCache, isComplete, rememberComplete, savedFile } from './release-caches.ts';
import { listedFiles, save } from './save.ts';
import { settings } from './settings.ts';
import { fileKind, fileUrl, newFile, siteFile } from './site-files.ts';

/**
 * Saves the files of this release that readers had saved of the former one, so that an update takes nothing away from
 * readers who are offline next. Files that cannot be fetched are left out.
 */
export async function migrateCache(): Promise<void> {
  const former = await formerCache();
  if (former === undefined) return;
  const rest = await restOfRelease();
  const all = await isComplete(former);
  const files = (await former.keys()).flatMap(({ url }) => siteFile(new URL(url)) ?? []);
  const had = new Set([...files, ...files.flatMap((file) => newFile(file) ?? [])]);
  const hasSaved = (file: string) => had.has(siteFile(new URL(fileUrl(file))) ?? '');
  const listed = await listedFiles();
  const common = typeof listed === 'string' ? [] : listed.common;
  // The names of assets change with their content; the documents among the common files keep theirs.
  const hadCommon = common.some((file) => fileKind(file) === 'document' && hasSaved(file));
  const wanted = all ? rest : [...(hadCommon ? common : []), ...rest.filter(hasSaved)];
  const outcome = await save(wanted);
  if (all && (outcome === 'saved' || outcome === 'altered-picture')) await rememberComplete();
}

/** Returns the files of the release outside its precache. */
async function restOfRelease(): Promise<readonly string[]> {
  await save([settings.optionalFilesManifest]);
  const list: unknown = await (await savedFile(settings.optionalFilesManifest))?.json();
  return Array.isArray(list) ? list.filter((file) => typeof file === 'string') : [];
}
