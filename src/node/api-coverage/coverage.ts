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
   * Only entries whose name begins with this count, and without it: with `placement.`, the entry `placement.index` is
   * the member `index`. Otherwise what stands before the first dot is the member.
   */
  readonly prefix?: string;
  /** Entries that the type does not declare, with the reason for which they stand in the table. */
  readonly besides?: Readonly<Record<string, string>>;
}

/** Tables of a page whose entries are exports of a package. */
export interface ExportTables {
  readonly kind: 'exports';
  /** Slug of the page. */
  readonly page: string;
  /** Anchors of the tables. */
  readonly tables: readonly string[];
}

/** What the entries of one or more tables of a page are. */
export type Coverage = MemberTables | ExportTables;

/** An API table as the comparison needs it. */
export interface DocumentedTable {
  readonly anchor: string;
  /** The names of its entries. */
  readonly names: readonly string[];
}

/** A page as the comparison needs it. */
export interface DocumentedPage {
  readonly slug: string;
  /** What its title names. */
  readonly subject: string;
  readonly tables: readonly DocumentedTable[];
}

/** What a comparison found. */
export interface Comparison {
  /** How many names stand both in the pages and in the declarations. */
  readonly matched: number;
  /** A sentence for each name that stands in only one of the two. */
  readonly problems: readonly string[];
}
