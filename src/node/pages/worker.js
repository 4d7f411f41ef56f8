// The beginning of a thread. Plain JavaScript, because Node itself loads it; from here on tsx loads TypeScript.

import { register } from 'tsx/esm/api';

register();

/**
 * Compiles pages into the store.
 *
 * @param {import('./compile-threads.ts').ThreadTask} task
 */
export async function compilePages({ files, settings }) {
  const { CompiledPages } = await import('./compiled-pages.ts');
  const pages = new CompiledPages(settings);
  /** @type {[string, import('./compiled-pages.ts').StoredPage][]} */
  const compiled = [];
  for (const file of files) {
    const page = await pages.page(file);
    if (page !== undefined) compiled.push([file, page]);
  }
  return compiled;
}

/**
 * Writes pages as markdown.
 *
 * @param {readonly import('../markdown-export/export-page.ts').ExportTask[]} tasks
 */
export async function exportPages(tasks) {
  const { exportPage } = await import('../markdown-export/export-page.ts');
  return tasks.map(exportPage);
}
