import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { linkCode } from '../../../test-support/link-code.ts';
import { CompiledPages } from './compiled-pages.ts';

it('a page that needs too much memory is ended with an error, and the others are compiled', async () => {
  const projectRoot = await mkdtemp(path.join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(projectRoot, { recursive: true }));
  await linkCode(projectRoot);
  const pages = new CompiledPages({ projectRoot, base: '/' });
  onTestFinished(() => pages.close());
  const cells = 'a|'.repeat(2500);
  const table = `|${cells}\n|${cells.replaceAll('a', '-')}\n${'|\n'.repeat(9000)}`;
  const texts = Object.entries({ 'docs/table.md': table, 'docs/raft.md': 'Otters.' });
  const compiled = await pages.pages(
    texts.map(([contentPath, body]) => ({ contentPath, body, firstLine: 5 })),
  );
  expect(texts.map(([contentPath]) => compiled.get(contentPath)?.diagnostics[0]?.message)).toEqual([
    expect.stringContaining('more than 256 MB of memory'),
    undefined,
  ]);
});
