// The entry module of a thread that exports markdown. Plain JavaScript, because Node loads it before tsx is registered.

import { register } from 'tsx/esm/api';

register();

/**
 * Exports a page as markdown.
 *
 * @param {import('./export-page.ts').ExportTask} task
 */
export async function exportPage(task) {
  const module = await import('./export-page.ts');
  return module.exportPage(task);
}
