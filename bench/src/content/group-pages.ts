import type { BenchPage } from '../sites/site.ts';

/** A group of a sidebar. */
export interface PageGroup {
  readonly label: string;
  readonly pages: readonly BenchPage[];
}

/** Returns the groups of the sidebar in the order in which pages name them. */
export function groupPages(pages: readonly BenchPage[]): readonly PageGroup[] {
  const groups = new Map<string, BenchPage[]>();
  for (const page of pages) {
    const group = groups.get(page.group) ?? [];
    group.push(page);
    groups.set(page.group, group);
  }
  return [...groups].map(([label, grouped]) => ({ label, pages: grouped }));
}
