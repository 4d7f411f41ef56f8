import { cachePrefix } from '../../shared/offline.ts';
import { ownRelease } from './recovery/stale-build-reload.ts';

/** The files of this release that are saved on this device, as paths below the site's root; none where none can be. */
export async function savedFiles(): Promise<ReadonlySet<string>> {
  const base = import.meta.env.BASE_URL;
  const name = `${cachePrefix(base)}${ownRelease()}`;
  try {
    // Opening it would make it.
    if (!(await window.caches.has(name))) return new Set();
    const requests = await (await window.caches.open(name)).keys();
    return new Set(requests.map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(base.length))));
  } catch {
    return new Set(); // The browser forbids it, or the page is not served safely.
  }
}
