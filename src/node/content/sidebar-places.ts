/** A page with the place in the sidebar that its own front matter names. */
export interface PlacedPage {
  /** The path below `content/docs/`, without `.md`. */
  readonly id: string;
  /** The label of the group that lists the page. */
  readonly group?: string | undefined;
  /** The path of the page before it. */
  readonly after?: string | undefined;
}

/** A group of the sidebar: its label, and the paths of its pages. */
export interface SidebarGroup {
  readonly label: string;
  readonly pages: readonly string[];
}

/**
 * Returns the groups of `sidebar.yaml` with the pages that it does not list: each after the page that its front matter
 * names, or last in its group.
 */
export function placePages(
  groups: readonly SidebarGroup[],
  pages: readonly PlacedPage[],
): readonly SidebarGroup[] {
  const listed = new Set(groups.flatMap((group) => group.pages));
  const unlisted = pages.filter(({ id }) => !listed.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const known = new Set([...listed, ...unlisted.map(({ id }) => id)]);
  const places = groups.map(({ label, pages: ids }) => ({ label, pages: [...ids] }));
  const append = (page: PlacedPage) => places[groups.indexOf(groupOf(page, groups))]?.pages.push(page.id);
  const isBehind = ({ after }: PlacedPage) => after !== undefined && known.has(after);
  unlisted.filter((page) => !isBehind(page)).forEach(append);
  // Backwards, because each is placed directly behind its page, so the last one placed comes first.
  let waiting = unlisted.filter(isBehind).reverse();
  while (waiting.length > 0) {
    const remaining = waiting.filter(({ id, after = '' }) => {
      const group = places.find((place) => place.pages.includes(after));
      group?.pages.splice(group.pages.indexOf(after) + 1, 0, id);
      return group === undefined;
    });
    // Pages that name each other.
    if (remaining.length === waiting.length) remaining.splice(0).forEach(append);
    waiting = remaining;
  }
  return places;
}

/**
 * Returns the group of a page that `sidebar.yaml` does not list: the one that it names, otherwise the first with a page
 * in its folder or in the nearest folder above, otherwise the last one.
 */
export function groupOf({ id, group }: PlacedPage, groups: readonly SidebarGroup[]): SidebarGroup {
  const named = groups.find(({ label }) => label === group);
  if (named !== undefined) return named;
  for (let folder = folderOf(id); ; folder = folderOf(folder)) {
    const near = groups.find(({ pages }) => pages.some((page) => folderOf(page) === folder));
    if (near !== undefined) return near;
    if (folder === '') return groups.at(-1) ?? { label: '', pages: [] };
  }
}

/** Returns the folder of a page, such as `guides/recipes`; empty for pages at the root. */
function folderOf(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}
