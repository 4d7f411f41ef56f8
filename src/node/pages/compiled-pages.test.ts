import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { linkCode } from '../../../test-support/link-code.ts';
import { compilePage } from './compile-page.ts';
import { CompiledPages } from './compiled-pages.ts';

const FRONT_MATTER = '---\ntitle: Raft\ndescription: It floats.\n---\n';

/** An image of 100 pixels height: the beginning of a GIF file. */
const gif = (width: number) => `GIF89a${String.fromCharCode(width)}\0d\0`;

/** Creates a project with these files below its content folder. */
async function project(files: Readonly<Record<string, string>>) {
  const projectRoot = await mkdtemp(path.join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(projectRoot, { recursive: true }));
  const write = async (file: string, text: string) => {
    const target = path.join(projectRoot, 'content', file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  for (const [file, text] of Object.entries(files)) await write(file, text);
  const remove = (file: string) => rm(path.join(projectRoot, 'content', file));
  /** Returns the page and its HTML, as in a new process. */
  const compiled = async (file = 'docs/raft.md') => {
    const pages = new CompiledPages({ projectRoot, base: '/' }, compilePage);
    const text = await pages.currentText(file);
    if (text === undefined) throw new Error(`${file} cannot be read.`);
    const page = await pages.page(text);
    return { ...page, html: page.article };
  };
  return { projectRoot, write, remove, compiled, store: path.join(projectRoot, '.cache/pages') };
}

describe('a page that has been compiled', () => {
  it('is read from the store while nothing has changed', async () => {
    const { compiled, store } = await project({ 'docs/raft.md': `${FRONT_MATTER}\nOtters.\n` });
    expect((await compiled()).html).toBe('<p>Otters.');
    const [entry = ''] = await readdir(store);
    const file = path.join(store, entry);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('Otters.', 'From the store.'));
    expect((await compiled()).html).toBe('<p>From the store.');
  });

  it('is compiled again when its text changes', async () => {
    const { compiled, write } = await project({ 'docs/raft.md': `${FRONT_MATTER}\nOtters.\n` });
    await compiled();
    await write('docs/raft.md', `${FRONT_MATTER}\nBeavers.\n`);
    expect((await compiled()).html).toBe('<p>Beavers.');
  });

  it('reports positions as lines of the current file', async () => {
    const { compiled, write } = await project({ 'docs/raft.md': `${FRONT_MATTER}[x](/docs/a)\n` });
    expect((await compiled()).links).toEqual([{ href: '/docs/a', line: 5, column: 1 }]);
    await write('docs/raft.md', `${FRONT_MATTER.replace('---\n', '---\nbadge: Hook\n')}[x](/docs/a)\n`);
    expect((await compiled()).links).toEqual([{ href: '/docs/a', line: 6, column: 1 }]);
  });
});

it('a page has the links of the site that it is compiled for', async () => {
  const text = 'Otters hold [hands](/docs/hands#paws) for [0.1.x](/docs/0.1.x). ![A raft](./raft.gif) ';
  const section = `## Rafts\n\n${text.repeat(20)}\n\n`;
  const { projectRoot } = await project({
    'docs/raft.md': FRONT_MATTER + section.repeat(9),
    'docs/raft.gif': gif(20),
  });
  const articles = [];
  for (const place of [
    { base: '/' },
    { base: '/craft/' },
    { base: '/' },
    { base: '/', trailingSlash: true },
  ]) {
    const pages = new CompiledPages({ projectRoot, ...place }, compilePage);
    const text = await pages.currentText('docs/raft.md');
    if (text === undefined) throw new Error('The page cannot be read.');
    articles.push((await pages.page(text)).article);
  }
  const [root, below, again, slashes] = articles;
  expect(again).toEqual(root);
  expect(root).toContain('href=/docs/hands#paws>');
  expect(below).toBe(root?.replaceAll(/(href|src)=\/(docs|assets)\//g, '$1=/craft/$2/'));
  expect(slashes).toBe(
    root?.replaceAll('/docs/hands', '/docs/hands/').replaceAll('/docs/0.1.x', '/docs/0.1.x/'),
  );
});

describe('an image of a page', () => {
  const page = { 'docs/raft.md': `${FRONT_MATTER}![A raft](./raft.gif)\n` };

  it('has its new size and a different address after a change', async () => {
    const { compiled, write } = await project({ ...page, 'docs/raft.gif': gif(20) });
    const before = await compiled();
    expect(before.html).toContain('width=20');
    await write('docs/raft.gif', gif(30));
    const after = await compiled();
    expect(after.html).toContain('width=30');
    expect(after.assets[0]?.url).not.toBe(before.assets[0]?.url);
  });

  it('is reported when it has been deleted, and found when it is restored', async () => {
    const { compiled, write, remove } = await project({ ...page, 'docs/raft.gif': gif(20) });
    expect((await compiled()).diagnostics).toEqual([]);
    await remove('docs/raft.gif');
    expect((await compiled()).diagnostics).toMatchObject([
      { severity: 'error', line: 5, message: 'The image "./raft.gif" does not exist.' },
    ]);
    await write('docs/raft.gif', gif(20));
    expect((await compiled()).diagnostics).toEqual([]);
  });
});

it('a demo and a diagram are shown from their current files', async () => {
  const drawing = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 424 50"><rect width="${width}"/></svg>`;
  const { compiled, write } = await project({
    'docs/raft.md': `${FRONT_MATTER}::demo[Look.]{name="a"}\n\n::diagram[It floats.]{name="b"}\n`,
    'demos/a.tsx': 'before();\n',
    'diagrams/b.svg': drawing(10),
  });
  expect((await compiled()).html).toMatch(/before.*<rect width=10>/s);
  await write('demos/a.tsx', 'after();\n');
  await write('diagrams/b.svg', drawing(20));
  expect((await compiled()).html).toMatch(/after.*<rect width=20>/s);
});

it('pages of a large site, which other threads compile, equal those of a small site', async () => {
  const text = `${FRONT_MATTER}## Rafts\n\n\`\`\`tsx {1}\nconst raft = <Raft />;\n\`\`\`\n`;
  const names = Array.from({ length: 12 }, (_, index) => `docs/page-${index}.md`);
  const { projectRoot, compiled } = await project(Object.fromEntries(names.map((name) => [name, text])));
  await linkCode(projectRoot);
  const pages = new CompiledPages({ projectRoot, base: '/' });
  onTestFinished(() => pages.close());
  const texts = await Promise.all(names.map((name) => pages.currentText(name)));
  const found = await pages.pages(texts.flatMap((one) => one ?? []));
  expect([...found.keys()].toSorted()).toEqual(names.toSorted());
  const [first] = found.values();
  expect(first?.article).toBe((await compiled('docs/page-1.md')).html);
});

it('a page that takes too long to compile is ended with an error, and the others are compiled', async () => {
  const { projectRoot } = await project({});
  const endless = 'docs/endless.md';
  const pages = new CompiledPages({ projectRoot, base: '/', maxSeconds: 1 }, (source, limit) => {
    if (!source.file.endsWith(endless)) return compilePage(source);
    return new Promise((_, reject) => limit.addEventListener('abort', () => reject(limit.reason)));
  });
  const text = { contentPath: endless, body: 'Otters.', firstLine: 5 };
  const found = await pages.pages([text, { ...text, contentPath: 'docs/raft.md' }]);
  const page = found.get(endless);
  expect(page?.isUnreadable).toBe(true);
  expect(page?.diagnostics).toMatchObject([
    {
      severity: 'error',
      file: `content/${endless}`,
      message: 'This page needs more than 1 seconds and was not compiled, so it has no text.',
    },
  ]);
  expect(page?.article).toBe('');
  const raft = found.get('docs/raft.md');
  expect(raft?.article).toBe('<p>Otters.');
  // Asked again, it does not take its time again.
  expect((await pages.pages([text])).get(endless)).toBe(page);
});

it('a page with thousands of quotes within each other is ended with an error', async () => {
  const { compiled } = await project({ 'docs/raft.md': `${FRONT_MATTER}${'>'.repeat(8000)} deep\n` });
  expect((await compiled()).diagnostics).toMatchObject([
    { severity: 'error', message: expect.stringContaining('more levels of blocks within blocks than') },
  ]);
});

it('a page that becomes too large is ended with an error', async () => {
  const text = `[a]: /docs/raft "${'x'.repeat(16_000)}"\n\n${'[a] '.repeat(400)}\n`;
  const { compiled } = await project({ 'docs/references.md': FRONT_MATTER + text });
  expect((await compiled('docs/references.md')).diagnostics).toMatchObject([
    { severity: 'error', message: expect.stringContaining('more than 5 MB of HTML') },
  ]);
});
