/** Names of the levels, from the category and the page's title to the innermost heading. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The headings above and at a place. */
type SearchHierarchy = Readonly<Record<(typeof HIERARCHY_LEVELS)[number], string | null>>;

/** The level of the hierarchy that a record represents; `content` for text that belongs to the level above it. */
type SearchRecordType = (typeof HIERARCHY_LEVELS)[number] | 'content';

/**
 * A place of the documentation in the hosted index, in the format of the hosted crawler (DocSearch), so that an index
 * filled by either answers the same queries (https://docsearch.algolia.com/docs/record-extractor, "indexed records").
 */
export interface SearchRecord {
  /** The same for the same place in every release. Problems have that of their heading, and are counted. */
  readonly objectID: string;
  /** Full URL with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  /** Id on the page; null for the page itself. */
  readonly anchor: string | null;
  readonly type: SearchRecordType;
  readonly hierarchy: SearchHierarchy;
  /** Plain text; null if a heading has no text of its own. */
  readonly content: string | null;
  readonly lang: string;
  readonly language: string;
  /** The name and the number of the version: `current`, `0.2.0`. */
  readonly version: readonly string[];
  /** Tag by which queries choose a version of the documentation: `docs-default-current`. */
  readonly docusaurus_tag: string;
  /** The kind of API that the page describes. */
  readonly badge: string | null;
  /** Breaks ties: outer levels before inner ones, earlier places before later ones. */
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
}
