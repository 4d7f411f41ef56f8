import path from 'node:path';
import { Readable } from 'node:stream';
import { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';
import { SEARCH_SCOPES } from '../search/search-scope.ts';
import { pagesInScope, readBuiltSite } from './built-site.ts';
import { readMessages } from './read-messages.ts';

// `npm run mcp`: serves the built documentation to assistants over the Model Context Protocol, on standard input and
// output. Only protocol messages may be written to standard output. All tools are read-only.

const site = await readBuiltSite(path.resolve(process.env['OUT_DIR'] || 'dist'));
const server = new McpServer({ name: 'documentation', version: site.version });
const annotations = { readOnlyHint: true, openWorldHint: false };
const scope = z
  .enum(SEARCH_SCOPES)
  .default('all')
  .describe('The API pages alone, all other pages (guides), or everything');

const MAX_INPUT_LENGTH = 200;

const MAX_PLACES = 20;
const DEFAULT_PLACES = 8;

function result(value: unknown, isError = false) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, undefined, 1);
  return { content: [{ type: 'text' as const, text }], ...(isError && { isError }) };
}

server.registerTool(
  'search_docs',
  {
    title: 'Search the documentation',
    description:
      'Finds sections and API entries by words or names. Returns their pages, headings, URLs and first words.',
    inputSchema: z.object({
      query: z.string().min(1).max(MAX_INPUT_LENGTH),
      scope,
      limit: z.number().int().min(1).max(MAX_PLACES).default(DEFAULT_PLACES),
    }),
    annotations,
  },
  ({ query, limit, scope: wanted }) => result(site.search(query, limit, wanted)),
);

server.registerTool(
  'get_page',
  {
    title: 'Read a page',
    description: 'Returns a page of the documentation as markdown, with all of its code.',
    inputSchema: z.object({
      slug: z.string().max(MAX_INPUT_LENGTH).describe('As in the other tools: api/useNode'),
    }),
    annotations,
  },
  ({ slug }) => {
    const page = site.pages.get(slug);
    return page === undefined
      ? result(`There is no page "${slug}". list_pages names all pages.`, true)
      : result(page.markdown);
  },
);

server.registerTool(
  'list_pages',
  {
    title: 'List the pages',
    description: 'Returns slug, title, description and URL of the pages of the documentation.',
    inputSchema: z.object({ scope }),
    annotations,
  },
  ({ scope: wanted }) => result(pagesInScope(site, wanted).map(({ markdown: _markdown, ...page }) => page)),
);

await server.connect(new StdioServerTransport(Readable.from(readMessages(process.stdin, process.stdout))));
