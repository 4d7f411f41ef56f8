/** A tool by which assistants read the documentation. */
interface AgentTool {
  readonly title: string;
  /** Its description, written for a language model. */
  readonly description: string;
}

/**
 * The tools for assistants, by their names. The Model Context Protocol server offers them over the built files
 * (`src/mcp/`), and pages offer them to the browser (`src/app/model-context.ts`). All of them only read.
 */
export const AGENT_TOOLS = {
  search_docs: {
    title: 'Search the documentation',
    description:
      'Finds sections and API entries by words or names. Returns their pages, headings, URLs and first words.',
  },
  get_page: {
    title: 'Read a page',
    description: 'Returns a page of the documentation as markdown, with all of its code.',
  },
  list_pages: {
    title: 'List the pages',
    description: 'Returns slug, title, description and URL of the pages of the documentation.',
  },
} as const satisfies Readonly<Record<string, AgentTool>>;

/** Descriptions of the tools' parameters. */
export const AGENT_PARAMETERS = {
  scope: 'The API pages alone, all other pages (guides), or everything',
  slug: 'As in the other tools: api/useNode',
} as const;

/** The maximum and the default number of places that a search returns. */
export const SEARCH_LIMITS = { most: 20, usual: 8 } as const;

/** The maximum length of a query and of a slug, in characters. */
export const MAX_INPUT_LENGTH = 200;
