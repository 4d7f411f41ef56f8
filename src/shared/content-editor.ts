/** The path of the content editor below the site's root. */
export const CONTENT_EDITOR_ROUTE = '/admin/';

/** The configuration of the content editor, beside its document. */
export const EDITOR_CONFIG_FILE = 'config.json';

/** The file of everything that writers can refer to, beside the editor's document. */
export const EDITOR_REFERENCES_FILE = 'references.json';

/** The name under which the editor stores the text of a file as it was read. No document has a field of that name. */
export const SOURCE_FIELD = 'sourceText';

/** The name of the editor's field for the body of a page, below its front matter. */
export const BODY_FIELD = 'body';

/**
 * The formats in which the editor reads and writes files: a page with front matter, and a file of fields. Sveltia CMS
 * recognises the former as a markdown format by the end of its name.
 */
export const PAGE_FORMAT = 'page-frontmatter';
export const FIELDS_FORMAT = 'fields';

interface LinkTarget {
  readonly title: string;
  /** Its path on the site, without the base path. */
  readonly path: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/** The names to which writers can refer in the text of a page. */
export interface EditorReferences {
  readonly pages: readonly LinkTarget[];
  /** Names of files of `content/demos/`, without endings. */
  readonly demos: readonly string[];
  /** Names of files of `content/diagrams/`, without endings. */
  readonly diagrams: readonly string[];
}
