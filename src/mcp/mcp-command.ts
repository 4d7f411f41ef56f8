import path from 'node:path';
import { Readable } from 'node:stream';
import { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';
import { SEARCH_SCOPES } from '../search/search-scope.ts';
import { AGENT_PARAMETERS, AGENT_TOOLS, MAX_INPUT_LENGTH, SEARCH_LIMITS } from '../shared/agent-tools.ts';
import { pagesInScope, readBuiltSite } from './built-site.ts';
import { readMessages } from './read-messages.ts';

// `npm run mcp`: serves the built documentation to assistants over the Model Context Protocol, on standard input and
// output. Only protocol messages may be written to standard output. All tools are read-only.

const site = await readBuiltSite(path.resolve(process.env['OUT_DIR'] || 'dist'));
const server = new McpServer({ name: 'documentation', version: site.version });
const annotations = { readOnlyHint: true, openWorldHint: false };
const scope = z.enum(SEARCH_SCOPES).default('all').describe(AGENT_PARAMETERS.scope);

function result(value: unknown, isError = false) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, undefined, 1);
  return { content: [{ type: 'text' as const, text }], ...(isError && { isError }) };
}

server.registerTool(
  'search_docs',
  {
    ...AGENT_TOOLS.search_docs,
    inputSchema: z.object({
      query: z.string().min(1).max(MAX_INPUT_LENGTH),
      scope,
      limit: z.number().int().min(1).max(SEARCH_LIMITS.most).default(SEARCH_LIMITS.usual),
    }),
    annotations,
  },
  ({ query, limit, scope: wanted }) => result(site.search(query, limit, wanted)),
);

server.registerTool(
  'get_page',
  {
    ...AGENT_TOOLS.get_page,
    inputSchema: z.object({ slug: z.string().max(MAX_INPUT_LENGTH).describe(AGENT_PARAMETERS.slug) }),
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
    ...AGENT_TOOLS.list_pages,
    inputSchema: z.object({ scope }),
    annotations,
  },
  ({ scope: wanted }) => result(pagesInScope(site, wanted).map(({ markdown: _markdown, ...page }) => page)),
);

await server.connect(new StdioServerTransport(Readable.from(readMessages(process.stdin, process.stdout))));
