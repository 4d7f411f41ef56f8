import { spawnSync } from 'node:child_process';

/**
 * Returns the files of the content that differ from the main branch, one per line; nothing without Git. What pages and
 * demos claim is tested at night, and by day where it has changed.
 */
export function changedContent(): string {
  return String(spawnSync('git', ['diff', '--name-only', 'origin/main', '--', 'content']).stdout);
}
