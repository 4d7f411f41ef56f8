import { isComplete, rememberComplete } from './completeness.ts';
import { formerCache, savedFile } from './release-caches.ts';
import { save } from './save.ts';
import { settings } from './settings.ts';
import { fileUrl, siteFile } from './site-files.ts';

/**
 * Saves what readers had saved of the former release, as far as this one has it, so that an update takes nothing away
 * from those who are offline next. What cannot be had is left out.
 */
export async function carryOver(): Promise<void> {
  const former = await formerCache();
  if (former === undefined) return;
  const rest = await restOfRelease();
  const all = await isComplete(former);
  const had = new Set((await former.keys()).map(({ url }) => siteFile(new URL(url))));
  const wanted = all ? rest : rest.filter((file) => had.has(siteFile(new URL(fileUrl(file)))));
  const outcome = await save(wanted);
  if (all && outcome === 'saved') await rememberComplete();
}

/** The files that the release has besides its core. */
async function restOfRelease(): Promise<readonly string[]> {
  const list: unknown = await (await savedFile(settings.restList))?.json();
  return Array.isArray(list) ? list.filter((file) => typeof file === 'string') : [];
}
