import type { Page } from '@playwright/test';
import { covers } from '../test-support/untrusted-inputs/browser.ts';
import { networkAtRest } from './support/requests.ts';
import { docPaths } from './support/site-pages.ts';
import { expect, open, test } from './support/test.ts';

/** The result of a tool, or the message of its refusal. */
type Answer = { readonly result: unknown } | { readonly refused: string };

interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: { readonly type: string };
  readonly annotations: { readonly readOnlyHint: boolean };
  readonly execute: (input: unknown, client: object) => unknown;
}

declare global {
  interface Document {
    tools: Map<string, Tool>;
  }
}

/**
 * Adds the object that a browser with an assistant provides to pages. The object accepts tools as the WebMCP draft
 * specifies (https://webmachinelearning.github.io/webmcp/#model-context), and rejects what the draft rejects.
 */
async function addAssistant(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.tools = new Map();
    const registerTool = async (tool: Tool) => {
      const isNew = /^[\w.-]{1,128}$/.test(tool.name) && !document.tools.has(tool.name);
      if (!isNew || tool.description === '') throw new DOMException('', 'InvalidStateError');
      // The browser stores the schema as JSON.
      const inputSchema = JSON.parse(JSON.stringify(tool.inputSchema));
      document.tools.set(tool.name, { ...tool, inputSchema });
    };
    Object.defineProperty(document, 'modelContext', { value: { registerTool } });
  });
}

/** Calls a tool as the browser does: its result is plain data. */
function call(page: Page, name: string, input: unknown): Promise<Answer> {
  return page.evaluate(
    async ([tool, value]) => {
      try {
        const result = await document.tools.get(tool)?.execute(value, {});
        return { result: JSON.parse(JSON.stringify(result)) };
      } catch (error) {
        return { refused: error instanceof Error ? error.message : '' };
      }
    },
    [name, input] as const,
  );
}

test('the site provides tools to the browser’s assistant', async ({ page }) => {
  await addAssistant(page);
  await open(page, '/docs/overview');
  await expect.poll(() => page.evaluate(() => document.tools.size)).toBe(3);
  const { origin } = new URL(page.url());

  await test.step('it can search the documentation, list its pages and read them', async () => {
    const tools = await page.evaluate(() =>
      [...document.tools.values()].map(({ name, inputSchema, annotations }) => ({
        name,
        type: inputSchema.type,
        readOnly: annotations.readOnlyHint,
      })),
    );
    expect(tools).toEqual(
      ['search_docs', 'get_page', 'list_pages'].map((name) => ({ name, type: 'object', readOnly: true })),
    );

    const found = await call(page, 'search_docs', { query: 'useNode', limit: 3 });
    expect(found).toMatchObject({ result: { length: 3 } });
    expect(found).toMatchObject({
      result: [{ slug: 'api/useNode', url: `${origin}/docs/api/useNode` }, {}, {}],
    });

    const listed = await call(page, 'list_pages', {});
    const urls = docPaths.map((path) => ({ url: `${origin}${path}` }));
    expect(listed).toMatchObject({ result: { length: urls.length } });
    expect(listed).toMatchObject({ result: expect.arrayContaining(urls.map(expect.objectContaining)) });
    const guides = await call(page, 'list_pages', { scope: 'guides' });
    expect(JSON.stringify(guides)).not.toContain('/docs/api/');

    const read = await call(page, 'get_page', { slug: 'api/useNode' });
    const markdown = await (await page.request.get('/docs/api/useNode.md')).text();
    expect(read).toEqual({ result: markdown });
  });

  await test.step('an invalid request is refused with a helpful sentence', async () => {
    const refusals = [
      ['no object', 'search_docs', null, /"query" must be a text/],
      ['another type', 'search_docs', { query: 7 }, /"query" must be a text/],
      ['a text that is too long', 'search_docs', { query: 'x'.repeat(100_000) }, /at most 200 characters/],
      ['an unknown scope', 'search_docs', { query: 'a', scope: '__proto__' }, /one of all, guides, api/],
      ['a limit of a million', 'search_docs', { query: 'a', limit: 1e6 }, /from 1 to 20/],
      ['an unknown page', 'get_page', { slug: 'api/usenode' }, /list_pages names all pages/],
      ['a path out of the folder', 'get_page', { slug: '../../secret' }, /list_pages names all pages/],
    ] as const;
    for (const [what, tool, input, message] of refusals) {
      covers('call of a tool', what);
      expect(await call(page, tool, input), what).toEqual({ refused: expect.stringMatching(message) });
    }
  });
});

test('browsers without an assistant fetch nothing for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, '/docs/overview');
  await networkAtRest(page);
  expect(scripts.filter((url) => /model-context/.test(url))).toEqual([]);
});
