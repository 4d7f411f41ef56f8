/** Tables of a page whose entries are the members of a type. */
export interface MemberTables {
  readonly kind: 'members';
  /** Slug of the page. */
  readonly page: string;
  /** Anchors of the tables that together list the members. */
  readonly tables: readonly string[];
  /** TypeScript of the type: `core` and `layers` are the packages, `ComponentProps` is React's. */
  readonly type: string;
  /**
   * Selects the entries that begin with this prefix, which is removed: with `placement.`, the entry `placement.index`
   * is the member `index`. Without a prefix, the part before the first dot is the member.
   */
  readonly prefix?: string;
  /** Entries that the type does not declare, with the reason why they are in the table. */
  readonly besides?: Readonly<Record<string, string>>;
}

interface ExportTables {
  readonly kind: 'exports';
  /** Slug of the page. */
  readonly page: string;
  /** Anchors of the tables. */
  readonly tables: readonly string[];
}

/** The kind of the entries in one or more tables of a page. */
export type Coverage = MemberTables | ExportTables;

/** An API table for the comparison. */
export interface DocumentedTable {
  readonly anchor: string;
  /** The names of its entries. */
  readonly names: readonly string[];
}

/** A page for the comparison. */
export interface DocumentedPage {
  readonly slug: string;
  /** The name in its title. */
  readonly subject: string;
  readonly tables: readonly DocumentedTable[];
}

/** Returns the names of all entries of some tables of a page, and a sentence for each missing table. */
function namesIn(
  pages: readonly DocumentedPage[],
  slug: string,
  anchors: readonly string[],
): { readonly names: readonly string[]; readonly problems: readonly string[] } {
  const tables = pages.find((page) => page.slug === slug)?.tables ?? [];
  const found = anchors.map((anchor) => tables.find((table) => table.anchor === anchor));
  return {
    names: found.flatMap((table) => table?.names ?? []),
    problems: anchors
      .filter((_, index) => found[index] === undefined)
      .map((anchor) => `${slug}: there is no table with the anchor "${anchor}".`),
  };
}

/**
 * Returns a sentence for each table that is not compared, on pages with compared tables. Tables of other pages may
 * document anything: a file format, a command.
 */
export function uncomparedTables(
  pages: readonly DocumentedPage[],
  coverage: readonly { readonly page: string; readonly tables: readonly string[] }[],
): readonly string[] {
  return pages.flatMap(({ slug, tables }) => {
    const compared = coverage.filter(({ page }) => page === slug).flatMap((entry) => entry.tables);
    if (compared.length === 0) return [];
    return tables
      .filter(({ anchor }) => !compared.includes(anchor))
      .map(
        ({ anchor }) =>
          `${slug}: the table with the anchor "${anchor}" is compared with nothing. Add a line for it to checks/api-coverage/coverage-map.ts.`,
      );
  });
}

/** Returns what is in one list of names and not in another one. */
function without(names: Iterable<string>, others: Iterable<string>): readonly string[] {
  const left = new Set(others);
  return [...names].filter((name) => !left.has(name));
}

/**
 * Compares the exports of the packages with the pages: each must be the subject of a page or an entry of a table of
 * exports. An `internal` export must not have an entry. Returns a sentence for each name that is in only one of the two.
 */
export function compareExports(
  coverage: readonly ExportTables[],
  exports: ReadonlySet<string>,
  internal: readonly string[],
  pages: readonly DocumentedPage[],
): readonly string[] {
  const listed = coverage.map(({ page, tables }) => ({ page, ...namesIn(pages, page, tables) }));
  const documented = [...pages.map(({ subject }) => subject), ...listed.flatMap(({ names }) => names)];
  const needless = internal.filter((name) => documented.includes(name) || !exports.has(name));
  return [
    ...listed.flatMap(({ problems }) => problems),
    ...without(exports, [...documented, ...internal]).map(
      (name) => `The export "${name}" is neither in a table of exports nor a page's title nor internal.`,
    ),
    ...listed.flatMap(({ page, names }) =>
      without(names, exports).map(
        (name) => `${page}: "${name}" is documented as an export, but no package exports it.`,
      ),
    ),
    ...needless.map(
      (name) => `"${name}" need not be called internal: it is documented, or no package exports it.`,
    ),
  ];
}

/** Compares the entries of tables with the members of the type that they describe, like {@link compareExports}. */
export function compareMembers(
  { page, tables, type, prefix = '', besides = {} }: MemberTables,
  members: readonly string[],
  pages: readonly DocumentedPage[],
): readonly string[] {
  const { names, problems } = namesIn(pages, page, tables);
  const documented = without(names, Object.keys(besides)).flatMap((name) => memberOf(name, prefix));
  return [
    ...problems,
    ...(members.length === 0 ? [`The type ${type} has no members to compare with.`] : []),
    ...without(members, documented).map(
      (member) => `${page}: "${prefix}${member}" of ${type} is in none of the tables ${tables.join(', ')}.`,
    ),
    ...without(new Set(documented), members).map(
      (member) => `${page}: "${prefix}${member}" is documented, but ${type} has no such member.`,
    ),
    ...without(Object.keys(besides), names).map(
      (name) => `${page}: "${name}" is listed in "besides" of ${type}, but is in no table.`,
    ),
  ];
}

function memberOf(name: string, prefix: string): readonly string[] {
  if (prefix === '') return [name.split('.')[0] ?? name];
  return name.startsWith(prefix) ? [name.slice(prefix.length)] : [];
}
