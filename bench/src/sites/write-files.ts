import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BenchPage } from './site.ts';

/** Files of a project by path. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Creates a folder with exactly these files. */
export async function writeProject(folder: string, files: ProjectFiles): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/** Returns the files of all pages, with the content for a generator. */
export function pageFiles(
  pages: readonly BenchPage[],
  fileOf: (slug: string) => string,
  write: (page: BenchPage) => string,
): ProjectFiles {
  return Object.fromEntries(pages.map((page) => [fileOf(page.slug), write(page)]));
}

/**
 * Returns a file of front matter and markdown. The front matter is JSON, which is valid YAML without questions of
 * quoting.
 */
export function markdownFile(frontMatter: Readonly<Record<string, string | boolean>>, body: string): string {
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

/** The `package.json` of a generator's project, which gives the project its own folder for caches. */
export const PACKAGE_JSON = `${JSON.stringify({ name: 'bench-site', private: true })}\n`;
