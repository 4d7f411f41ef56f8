import type { BenchPage } from '../sites/site.ts';

/** A group of a sidebar. */
export interface PageGroup {
  readonly label: string;
  readonly pages: readonly BenchPage[];
}

/** The maximum number of pages with expanded groups in sidebars; authors of larger sites would collapse them. */
const OPEN_GROUPS_UP_TO = 100;

/** Whether the groups of the sidebar are initially collapsed. */
export function areGroupsClosed(pages: readonly BenchPage[]): boolean {
  return pages.length > OPEN_GROUPS_UP_TO;
}

/** Returns the groups of the sidebar in the order in which pages name them. */
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
