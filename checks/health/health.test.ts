import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { formatDiagnostic } from '../../src/node/content/diagnostic.ts';
import { checkExternalLinks } from './external-links.ts';
import { missedQueries } from './missed-words.ts';
import { outdatedText } from './outdated-text.ts';

/** Starts a local host that answers each path with the status that the path names. */
async function startHost(): Promise<{ readonly url: string; readonly requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const noHead = request.url === '/no-head' && request.method === 'HEAD';
    const status = noHead ? 405 : Number(/\d{3}/.exec(request.url ?? '')?.[0] ?? 200);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, requests };
}

it('broken links to other sites are reported with their position, and each address is requested once', async () => {
  const { url, requests } = await startHost();
  const link = (href: string, line: number) => ({ href, line, column: 3 });
  const closed = 'http://127.0.0.1:9/';
  const result = await checkExternalLinks(
    [
      { file: 'a.md', links: [link(`${url}/200#part`, 1), link(`${url}/404`, 2), link('/docs/a', 3)] },
      { file: 'b.md', links: [link(`${url}/404#part`, 4), link(`${url}/no-head`, 5), link(closed, 6)] },
      { file: 'c.md', links: [link(`${url}/403`, 7), link('mailto:otter@otter.example', 8)] },
    ],
    { pause: 0, timeout: 60_000 },
  );
  expect(result).toMatchObject({ kind: 'checked', addresses: 5 });
  const texts = result.kind === 'checked' ? result.warnings.map(formatDiagnostic) : [];
  expect(texts).toHaveLength(3);
  expect(texts[0]).toContain(`a.md:2:3 warning: ${url}/404 answers with status 404.`);
  expect(texts[1]).toContain('b.md:4:3');
  expect(texts[2]).toContain(`b.md:6:3 warning: ${closed} does not answer`);
  expect(requests.filter((request) => request === 'HEAD /404')).toHaveLength(1);
});

it('without a network, no link is reported', async () => {
  const links = ['http://127.0.0.1:9/', 'http://127.0.0.1:9/otters'].map((href) => ({
    href,
    line: 1,
    column: 1,
  }));
  const result = await checkExternalLinks([{ file: 'a.md', links }], { pause: 0, timeout: 60_000 });
  expect(result).toMatchObject({
    kind: 'no-network',
    reason: expect.stringMatching(/bad port|ECONNREFUSED/),
  });
});

it('a page is reported if its API tables have changed since its text', () => {
  const page = (table: string, text: string) => [
    { day: text, text: 'How to float.' },
    { day: '2024-01-01', text: '```api' },
    { day: table, text: 'title: Options' },
    { day: '2024-01-01', text: '```' },
  ];
  expect(outdatedText('a.md', page('2026-03-01', '2025-01-01'))).toMatchObject([
    { message: 'The API tables changed on 2026-03-01, the text around them last on 2025-01-01.' },
  ]);
  expect(outdatedText('a.md', page('2025-01-20', '2025-01-01'))).toEqual([]);
  expect(outdatedText('a.md', [{ day: '2020-01-01', text: 'No tables.' }])).toEqual([]);
});

it('queries without results are counted, the most frequent first', () => {
  expect(missedQueries('undo\nUndo  redo\n\nundo redo\n drag \n')).toEqual([
    { words: 'undo redo', count: 2 },
    { words: 'drag', count: 1 },
    { words: 'undo', count: 1 },
  ]);
});
