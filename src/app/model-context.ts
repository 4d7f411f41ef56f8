import type { QueryClient } from '@tanstack/react-query';
import { cleanQuery } from '../search/clean-query.ts';
import { isInScope, SEARCH_SCOPES, type SearchScope } from '../search/search-scope.ts';
import { AGENT_PARAMETERS, AGENT_TOOLS, MAX_INPUT_LENGTH, SEARCH_LIMITS } from '../shared/agent-tools.ts';
import { markdownPath } from '../shared/markdown-path.ts';
import type { SearchPageData } from '../shared/page-data.ts';
import { pagePath } from '../shared/page-path.ts';
import { fetchMarkdown } from './data/markdown-page.ts';
import { parseDocSlug } from './data/match-page.ts';
import { pageQuery } from './data/page-query.ts';
import { siteUrl } from './platform/document/urls.ts';
import { siteSearch } from './search/use-search.ts';

// WebMCP (https://webmachinelearning.github.io/webmcp/): a page offers tools to the assistant of the browser. Only
// browsers that support it fetch this file. Input comes from a language model, so every field is untrusted.

/** A tool in the form that the browser expects. `execute` returns plain data. */
interface ModelContextTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the input. */
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: boolean };
  readonly execute: (input: unknown) => Promise<unknown>;
}

/**
 * The part of the browser's object that the site uses. The specification is a draft, so the site relies on nothing
 * else.
 */
interface ModelContext {
  readonly registerTool: (tool: ModelContextTool) => unknown;
}

const SCOPE = { type: 'string', enum: SEARCH_SCOPES, default: 'all', description: AGENT_PARAMETERS.scope };

/** Registers the tools of `AGENT_TOOLS` with the browser, for as long as the document lives. */
export async function registerTools(queryClient: QueryClient): Promise<void> {
  const context: unknown = 'modelContext' in document ? document.modelContext : undefined;
  if (!isModelContext(context)) return;
  for (const tool of toolsFor(queryClient)) await context.registerTool(tool);
}

function isModelContext(value: unknown): value is ModelContext {
  return (
    typeof value === 'object' &&
    value !== null &&
    'registerTool' in value &&
    typeof value.registerTool === 'function'
  );
}

function toolsFor(queryClient: QueryClient): readonly ModelContextTool[] {
  return [
    tool('search_docs', {
      properties: {
        query: { type: 'string', minLength: 1, maxLength: MAX_INPUT_LENGTH },
        scope: SCOPE,
        limit: { type: 'integer', minimum: 1, maximum: SEARCH_LIMITS.most, default: SEARCH_LIMITS.usual },
      },
      required: ['query'],
      execute: searchDocs,
    }),
    tool('get_page', {
      properties: {
        slug: { type: 'string', maxLength: MAX_INPUT_LENGTH, description: AGENT_PARAMETERS.slug },
      },
      required: ['slug'],
      execute: getPage,
    }),
    tool('list_pages', {
      properties: { scope: SCOPE },
      required: [],
      execute: async (input) => {
        const { pages } = await queryClient.ensureQueryData(pageQuery('/search', 'search'));
        return listPages(pages, scopeOf(input));
      },
    }),
  ];
}

interface ToolBody {
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  readonly execute: (input: Input) => Promise<unknown>;
}

function tool(name: keyof typeof AGENT_TOOLS, { properties, required, execute }: ToolBody): ModelContextTool {
  return {
    name,
    ...AGENT_TOOLS[name],
    inputSchema: { type: 'object', properties, required, additionalProperties: false },
    annotations: { readOnlyHint: true },
    execute: (input) => execute({ ...Object(input) }),
  };
}

/** The fields of an input, of any type. */
type Input = Readonly<Partial<Record<string, unknown>>>;

async function searchDocs(input: Input): Promise<unknown> {
  const query = cleanQuery(textOf(input, 'query'));
  if (query === '') throw new Error('The query is empty. Give it words or names to look for.');
  const { hits } = await siteSearch.search(query, {
    limit: limitOf(input),
    scope: scopeOf(input),
    signal: new AbortController().signal,
  });
  return hits.map(({ href, page, sections, snippet }) => ({
    slug: href.replace(/#.*/s, '').slice(pagePath('').length + 1),
    url: fullUrl(href),
    path: [page, ...sections].map(({ text }) => text),
    text: snippet.text,
  }));
}

async function getPage(input: Input): Promise<string> {
  const written = textOf(input, 'slug');
  const slug = parseDocSlug(written);
  if (slug === undefined) throw new Error(`There is no page "${written}". list_pages names all pages.`);
  return fetchMarkdown(siteUrl(markdownPath(slug)));
}

function listPages(pages: SearchPageData['pages'], scope: SearchScope): unknown {
  return pages
    .filter(({ path }) => isInScope(path, scope))
    .map(({ id, path, title, description }) => ({ slug: id, title, description, url: fullUrl(path) }));
}

function fullUrl(path: string): string {
  return new URL(siteUrl(path), window.location.href).href;
}

function textOf(input: Input, name: string): string {
  const value = input[name];
  if (typeof value === 'string' && value.length <= MAX_INPUT_LENGTH) return value;
  throw new Error(`"${name}" must be a text of at most ${MAX_INPUT_LENGTH} characters.`);
}

function scopeOf({ scope }: Input): SearchScope {
  if (scope === undefined) return 'all';
  const known = SEARCH_SCOPES.find((name) => name === scope);
  if (known === undefined) throw new Error(`"scope" must be one of ${SEARCH_SCOPES.join(', ')}.`);
  return known;
}

function limitOf({ limit }: Input): number {
  if (limit === undefined) return SEARCH_LIMITS.usual;
  if (typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= SEARCH_LIMITS.most)
    return limit;
  throw new Error(`"limit" must be a whole number from 1 to ${SEARCH_LIMITS.most}.`);
}
