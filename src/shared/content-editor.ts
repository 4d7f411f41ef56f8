/** The path of the content editor below the site's root. */
export const CONTENT_EDITOR_ROUTE = '/admin/';

/** The configuration of the content editor, beside its document. */
export const EDITOR_CONFIG_FILE = 'config.json';

/** What writers can refer to, beside the editor's document. */
export const EDITOR_REFERENCES_FILE = 'references.json';

/** The name under which the editor keeps the text of a file as it was read; no document has a field of that name. */
export const SOURCE_FIELD = 'sourceText';

/** The name of the editor's field for the text of a page, below its front matter. */
export const BODY_FIELD = 'body';

/** The kind of the editor's field for the text of a page. */
export const BODY_WIDGET = 'page-text';

/**
 * The formats in which the editor reads and writes files: a page with front matter, and a file of fields. By the end of
 * its name, Sveltia CMS knows that the former is one for markdown.
 */
export const PAGE_FORMAT = 'page-frontmatter';
export const FIELDS_FORMAT = 'fields';

/** A page to which others can link. */
interface LinkTarget {
  readonly title: string;
  /** Its path on the site, without the base path. */
  readonly path: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/** What writers can refer to by name in the text of a page. */
export interface EditorReferences {
  readonly pages: readonly LinkTarget[];
  /** Names of files of `content/demos/`, without endings. */
  readonly demos: readonly string[];
  /** Names of files of `content/diagrams/`, without endings. */
  readonly diagrams: readonly string[];
  /** Names of files of `content/includes/`, without endings. */
  readonly fragments: readonly string[];
}
