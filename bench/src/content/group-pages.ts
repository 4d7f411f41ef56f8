import type { BenchPage } from '../sites/site.ts';

/** A group of a sidebar. */
export interface PageGroup {
  readonly label: string;
  readonly pages: readonly BenchPage[];
}

/** With more pages than this, sidebars show their groups closed, as the authors of a large site would have it. */
const OPEN_GROUPS_UP_TO = 100;

/** Whether the groups of the sidebar are closed at first. */
export function areGroupsClosed(pages: readonly BenchPage[]): boolean {
  return pages.length > OPEN_GROUPS_UP_TO;
}

/** The groups of the sidebar in the order in which pages name them. */
export function groupPages(pages: readonly BenchPage[]): readonly PageGroup[] {
  const groups = new Map<string, BenchPage[]>();
  for (const page of pages) {
    if (page.group === undefined) continue;
    const group = groups.get(page.group) ?? [];
    group.push(page);
    groups.set(page.group, group);
  }
  return [...groups].map(([label, grouped]) => ({ label, pages: grouped }));
}
