import { useEffect, useState } from 'react';
import { cachePrefix } from '../../shared/offline.ts';
import { pagePath } from '../../shared/page-path.ts';
import { knownDocs } from '../data/match-page.ts';
import { ownRelease } from '../platform/document/page-document.ts';
import { siteUrl } from '../platform/document/urls.ts';

/**
 * Lists the documentation pages that can be read now. Its links load documents, because a page that was the only one of
 * a visit is saved as a document only.
 */
export function SavedPages() {
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    void savedFiles().then(setSaved);
  }, []);
  const pages = knownDocs.filter(({ id }) => saved.has(pagePath(id).slice(1)));
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="saved-pages">
      <h2 id="saved-pages">Saved pages</h2>
      <ul>
        {pages.map(({ id, title }) => (
          <li key={id}>
            <a href={siteUrl(pagePath(id))}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the files of this release that are saved on this device, as paths below the site's root. */
async function savedFiles(): Promise<ReadonlySet<string>> {
  const base = import.meta.env.BASE_URL;
  const name = `${cachePrefix(base)}${ownRelease()}`;
  try {
    // Opening a cache would create it.
    if (!(await window.caches.has(name))) return new Set();
    const requests = await (await window.caches.open(name)).keys();
    return new Set(requests.map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(base.length))));
  } catch {
    return new Set(); // The browser forbids caches, or the connection is not secure.
  }
}
