/** A group of the sidebar: its label, and the paths of its pages below `content/docs/`, without `.md`. */
export interface SidebarGroup {
  readonly label: string;
  readonly pages: readonly string[];
  /** Headings within the group, each above a page. */
  readonly runs?: readonly { readonly label: string; readonly before: string }[] | undefined;
}

/** Returns the groups of `sidebar.yaml` with the pages that it does not name, each at the end of its folder's group. */
export function placePages(
  groups: readonly SidebarGroup[],
  pages: readonly string[],
): readonly SidebarGroup[] {
  const named = new Set(groups.flatMap((group) => group.pages));
  const others = pages.filter((id) => !named.has(id)).toSorted();
  return groups.map((group) => ({
    ...group,
    pages: [...group.pages, ...others.filter((id) => groupOf(id, groups) === group)],
  }));
}

/**
 * Returns the group of a page that `sidebar.yaml` does not name: the first with a page in its folder or in the nearest
 * folder above, otherwise the last one.
 */
export function groupOf(id: string, groups: readonly SidebarGroup[]): SidebarGroup | undefined {
  for (let folder = folderOf(id); ; folder = folderOf(folder)) {
    const near = groups.find(({ pages }) => pages.some((page) => folderOf(page) === folder));
    if (near !== undefined) return near;
    if (folder === '') return groups.at(-1);
  }
}

/** Returns the folder of a page, such as `guides/recipes`; empty for pages at the root. */
function folderOf(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}
