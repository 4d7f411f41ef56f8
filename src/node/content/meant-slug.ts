import { pageSlug } from '../../shared/page-path.ts';
import { nearestPath } from './nearest.ts';

/** The hint for naming a page that does not exist: which one was meant, and how pages are named. */
export function meantSlug(written: string, slugs: readonly string[]): string {
  const meant = nearestPath(asSlug(written), slugs);
  const suggestion = meant === undefined ? '' : `Did you mean "${meant}"? `;
  return `${suggestion}Write the page's path below docs/ without ".md", or create the page.`;
}

/** Undoes what writers put around a slug: `/docs/concepts/nodes/`, `./concepts/nodes.md`. */
function asSlug(written: string): string {
  return pageSlug(written.replace(/^\.?\//, '').replace(/\/$/, ''));
}
