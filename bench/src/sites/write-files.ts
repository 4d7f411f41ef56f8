import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BenchPage } from './site.ts';

/** Files of a project by their paths in it. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Makes a folder with these files and nothing else. */
export async function writeProject(folder: string, files: ProjectFiles): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/** The files of all pages, with what a generator wants in each. */
export function pageFiles(
  pages: readonly BenchPage[],
  fileOf: (slug: string) => string,
  write: (page: BenchPage) => string,
): ProjectFiles {
  return Object.fromEntries(pages.map((page) => [fileOf(page.slug), write(page)]));
}

/** A file of front matter and markdown. JSON is YAML, and needs no thought about quotes. */
export function markdownFile(frontMatter: Readonly<Record<string, string | boolean>>, body: string): string {
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

/** The `package.json` of a generator's project, which gives it a folder of its own for caches. */
export const PACKAGE_JSON = `${JSON.stringify({ name: 'bench-site', private: true })}\n`;
