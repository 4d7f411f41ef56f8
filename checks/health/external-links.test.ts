import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { formatDiagnostic } from '../../src/node/content/diagnostic.ts';
import { checkExternalLinks } from './external-links.ts';

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
  const warnings = await checkExternalLinks([
    { file: 'a.md', links: [link(`${url}/200#part`, 1), link(`${url}/404`, 2), link('/docs/a', 3)] },
    { file: 'b.md', links: [link(`${url}/404#part`, 4), link(`${url}/no-head`, 5), link(closed, 6)] },
    { file: 'c.md', links: [link(`${url}/403`, 7), link('mailto:otter@otter.example', 8)] },
  ]);
  const texts = warnings.map(formatDiagnostic);
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
  await expect(checkExternalLinks([{ file: 'a.md', links }])).rejects.toThrow('Is this machine online?');
});
