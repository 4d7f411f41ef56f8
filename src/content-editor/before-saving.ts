import type { AppEventListener, CmsConfig } from '@sveltia/cms';
import { SOURCE_FIELD } from '../shared/content-editor.ts';
import { pagePath, pageSlug, textPageName, textPagePath } from '../shared/page-path.ts';

/**
 * Returns what happens to a document before it is saved: a local file that has changed since it was read is not
 * overwritten without a question.
 */
export function beforeSaving(config: CmsConfig): AppEventListener['handler'] {
  // The change on disk of which the writer has been told. Saving again overwrites it.
  let told: string | undefined;
  return async ({ author, entry }) => {
    const { path, newRecord, data } = entry.toJS();
    const former = newRecord ? undefined : openedFile(config);
    const source = data[SOURCE_FIELD];
    // Nobody is signed in to a local folder. On GitHub, the editor finds the changes of others itself.
    if (!author.login && typeof source === 'string') {
      // Sveltia CMS trims the texts of all fields.
      const current = (await readLocalFile(former ?? path, config))?.trim();
      if (current !== undefined && current !== source.trim() && current !== told) {
        told = current;
        // In the form in which Sveltia CMS tells of others' changes and asks whether to save anyway.
        throw new Error('save_conflict', { cause: { type: 'modified', entry: {} } });
      }
    }
    return entry;
  };
}

/** Returns the file of the page whose form is open; undefined for a new page, and for documents that are not pages. */
function openedFile({ collections = [] }: CmsConfig): string | undefined {
  const [, name, opened] = /\/collections\/([^/]+)\/entries\/([^?]+)/.exec(location.hash) ?? [];
  const collection = collections.find((each) => each.name === name);
  if (opened === undefined || collection === undefined || !('folder' in collection)) return undefined;
  return `${collection.folder}/${decodeURIComponent(opened)}.md`;
}

/** Returns the path on the site of the page whose form is open, without base path; undefined if it has none. */
export function openedAddress(config: CmsConfig): string | undefined {
  const file = pageFile(openedFile(config) ?? '');
  if (file === undefined) return undefined;
  return file.startsWith('docs/') ? pagePath(pageSlug(file)) : textPagePath(textPageName(file));
}

/** Returns the path of a page's file below the content folder; undefined for other documents. */
function pageFile(file: string): string | undefined {
  return /\/((?:docs|pages)\/.*)$/.exec(file)?.[1];
}

/** Returns the text of a file in the folder that the writer has chosen; undefined if there is no such file. */
async function readLocalFile(path: string, { backend }: CmsConfig): Promise<string | undefined> {
  let folder = await chosenFolder(`github:${'repo' in backend ? backend.repo : ''}`);
  const names = path.split('/');
  const file = names.pop() ?? '';
  try {
    for (const name of names) folder = await folder?.getDirectoryHandle(name);
    return await (await (await folder?.getFileHandle(file))?.getFile())?.text();
  } catch {
    return undefined;
  }
}

/** Returns the folder that the writer has chosen, which Sveltia CMS keeps in its database for the repository. */
function chosenFolder(database: string): Promise<FileSystemDirectoryHandle | undefined> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const store = opening.result.transaction('file-system-handles').objectStore('file-system-handles');
      const request = store.get('root_dir_handle');
      request.onerror = () => reject(request.error);
      request.onsuccess = () => resolve(request.result);
      opening.result.close();
    };
  });
}
