import { Suspense, use, useState } from 'react';
import { cachePrefix } from '../../shared/offline.ts';
import { pagePath } from '../../shared/page-path.ts';
import { knownDocs } from '../data/match-page.ts';
import { ownRelease } from '../platform/document/page-document.ts';
import { siteUrl } from '../platform/document/urls.ts';
import { useHydrated } from '../platform/document/use-hydrated.ts';
import { PageMain } from '../ui/PageMain.tsx';

/** Replaces a page that is neither saved nor available, and lists the saved ones. */
export function NotSaved({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <PageMain className="message-page" data-page-error="">
      <h1>You are offline</h1>
      <p>This page is not saved on this device, and there is no network to get it from.</p>
      <button type="button" className="button needs-js" onClick={onRetry}>
        Retry
      </button>
      {useHydrated() && <SavedPages />}
    </PageMain>
  );
}

function SavedPages() {
  const [files] = useState(savedFiles);
  return (
    <Suspense>
      <SavedPageList files={files} />
    </Suspense>
  );
}

/** Lists the documentation pages that can be read now. Its links load documents, because some are saved as nothing else. */
function SavedPageList({ files }: { readonly files: Promise<ReadonlySet<string>> }) {
  const saved = use(files);
  const pages = knownDocs.filter(({ id }) => saved.has(pagePath(id).slice(1)));
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="saved-pages">
      <h2 id="saved-pages">Saved pages</h2>
      <ul>
        {pages.map(({ id, title }) => (
          <li key={id}>
            <a href={siteUrl(pagePath(id))} target="_top">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the pages of this release that are saved on this device, as a document or as data. */
async function savedFiles(): Promise<ReadonlySet<string>> {
  const base = import.meta.env.BASE_URL;
  const name = `${cachePrefix(base)}${ownRelease()}`;
  try {
    // Opening a cache would create it.
    if (!(await window.caches.has(name))) return new Set();
    const requests = await (await window.caches.open(name)).keys();
    const files = requests.map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(base.length)));
    return new Set(files.map((file) => file.replace(/^data\/(.*)\.json$/, '$1')));
  } catch {
    return new Set(); // The browser forbids caches, or the connection is not secure.
  }
}
