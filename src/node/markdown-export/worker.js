// The beginning of a thread that writes markdown. Plain JavaScript, because Node itself loads it; from here on tsx loads
// TypeScript.

import { register } from 'tsx/esm/api';

register();

/**
 * Writes pages as markdown.
 *
 * @param {readonly import('./export-page.ts').ExportTask[]} tasks
 */
export async function exportPages(tasks) {
  const { exportPage } = await import('./export-page.ts');
  return tasks.map(exportPage);
}
