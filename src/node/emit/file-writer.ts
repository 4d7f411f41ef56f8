import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requireKnownScripts } from '../security/content-security-policy.ts';

/** Writes a file of the site, named by its path below the site's root. */
export type FileWriter = (file: string, content: string | Uint8Array) => Promise<void>;

/** Returns a writer of files below a folder, which creates folders as needed. Rejects a document with a script that is not ours. */
export function fileWriter(directory: string): FileWriter {
  return async (file, content) => {
    if (file.endsWith('.html') && typeof content === 'string') requireKnownScripts(file, content);
    const target = path.join(directory, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };
}
