import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../../test-support/fixture-folder.js';
import { covers } from '../../test-support/untrusted-inputs/unit.ts';
import { indexText } from '../node/search/searchable-site.testing.ts';

const markdown = (title: string, slug: string) =>
  `> All pages as markdown: https://x.example/llms.txt\n\n# ${title}\n\n> About ${title}.\n\nSource: https://x.example/docs/${slug}\n\nText.\n`;

const OUT_DIR = mkdtempSync(path.join(tmpdir(), 'built-site-'));
const client = new Client({ name: 'test', version: '1.0.0' });

/** Starts the server for a small built site. */
beforeAll(async () => {
  await writeFiles(OUT_DIR, {
    'docs/api/raft.md': markdown('\\<Raft />', 'api/raft'),
    'docs/guides/float.md': markdown('Float', 'guides/float'),
    'llms.txt': '# Otter\n\nVersion: Next, 0.2.0\n',
    'secret.md': 'Nobody may read this.',
    'assets/search-1a2b3c4d.json': indexText([
      { slug: 'api/raft', title: '<Raft />', html: '<p>It floats.</p><h2 id="size">Size</h2><p>Large.</p>' },
      { slug: 'guides/float', title: 'Float', html: '<p>How a raft floats.</p>' },
    ]),
  });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'src/mcp/tsconfig.json', 'src/mcp/mcp-command.ts'],
    env: { OUT_DIR, PATH: process.env['PATH'] ?? '' },
  });
  await client.connect(transport, { timeout: 180_000 });
  expect(client.getServerVersion()).toMatchObject({ name: 'documentation', version: '0.2.0' });
});
afterAll(async () => {
  await client.close();
  rmSync(OUT_DIR, { recursive: true });
});

async function call(name: string, input?: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, ...(input && { arguments: input }) });
  const [first] = content;
  return { text: first?.type === 'text' ? first.text : '', isError: isError === true };
}

describe('an assistant that is connected to the documentation', () => {
  it('lists pages, searches them and reads them', async () => {
    expect(JSON.parse((await call('list_pages', {})).text)).toEqual([
      {
        slug: 'api/raft',
        title: '<Raft />',
        description: 'About <Raft />.',
        url: 'https://x.example/docs/api/raft',
      },
      {
        slug: 'guides/float',
        title: 'Float',
        description: 'About Float.',
        url: 'https://x.example/docs/guides/float',
      },
    ]);
    expect(JSON.parse((await call('list_pages', { scope: 'api' })).text)).toHaveLength(1);
    expect(JSON.parse((await call('search_docs', { query: 'size' })).text)).toMatchObject([
      { slug: 'api/raft', url: 'https://x.example/docs/api/raft#size', path: ['<Raft />', 'Size'] },
    ]);
    expect(JSON.parse((await call('search_docs', { query: 'floats', scope: 'guides' })).text)).toMatchObject([
      { slug: 'guides/float' },
    ]);
    expect((await call('get_page', { slug: 'api/raft' })).text).toBe(markdown('\\<Raft />', 'api/raft'));
  });

  it('that calls a tool with invalid input learns what is allowed', async () => {
    for (const [what, name, input, message] of [
      ['no object', 'search_docs', undefined, 'received undefined'],
      ['another type', 'search_docs', { query: 7 }, 'expected string'],
      ['a text that is too long', 'search_docs', { query: 'x'.repeat(100_000) }, '<=200 characters'],
      ['an unknown scope', 'list_pages', { scope: '__proto__' }, 'one of "all"|"guides"|"api"'],
      ['a limit of a million', 'search_docs', { query: 'raft', limit: 1e6 }, '<=20'],
      ['an unknown page', 'get_page', { slug: '__proto__' }, 'list_pages'],
      ['a path out of the folder', 'get_page', { slug: '../secret' }, 'list_pages'],
    ] as const) {
      expect(await call(name, input), what).toMatchObject({
        isError: true,
        text: expect.stringContaining(message),
      });
      covers('call of a tool', what);
    }
  });
});
