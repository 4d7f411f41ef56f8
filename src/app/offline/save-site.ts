import type { SaveOutcome } from '../../shared/offline.ts';
import { askServiceWorker } from '../platform/service-worker.ts';
import type { OfflineWorker } from './use-offline-worker.ts';

/** How many files the worker is asked to save at a time: few enough for a bar that moves. */
const AT_A_TIME = 6;

/** Saves all of the release that the worker belongs to. Tells how much is done, as a fraction of 1. */
export async function saveSite(
  { registration, status }: OfflineWorker,
  onProgress: (done: number) => void,
): Promise<SaveOutcome> {
  const files = await filesOfSite(status.restList);
  if (typeof files === 'string') return files;
  for (let start = 0; start < files.length; start += AT_A_TIME) {
    const batch = files.slice(start, start + AT_A_TIME);
    // Another worker may have taken over meanwhile; it says that these are no files of its release.
    if (registration.active === null) return 'no-answer';
    const outcome = await askServiceWorker(registration.active, { kind: 'save', files: batch });
    if (outcome !== 'saved') return outcome;
    onProgress((start + batch.length) / files.length);
  }
  if (registration.active !== null) await askServiceWorker(registration.active, { kind: 'complete' });
  return 'saved';
}

async function filesOfSite(list: string): Promise<readonly string[] | SaveOutcome> {
  const response = await fetch(`${import.meta.env.BASE_URL}${list}`).catch(() => undefined);
  if (response?.status === 404) return 'other-release';
  const files: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : 'no-answer';
}
