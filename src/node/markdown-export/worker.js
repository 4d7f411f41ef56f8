// The entry module of a thread that exports markdown. Plain JavaScript, because Node loads it before tsx is registered.

import { register } from 'tsx/esm/api';

register();

/**
 * Exports pages as markdown.
 *
 * @param {readonly import('./export-page.ts').ExportTask[]} tasks
 */
export async function exportPages(tasks) {
  const { exportPage } = await import('./export-page.ts');
  return tasks.map(exportPage);
}
