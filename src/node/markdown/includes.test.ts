import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { plainMarkdown } from '../markdown-export/plain-markdown.ts';
import { extractBlocks } from '../samples/extract-blocks.ts';
import { fragmentsFolder, loadFragments } from './includes.ts';
import { compileMarkdown } from './markdown.testing.ts';

/** A project with fragments, and a page below `content/docs/guides/`. */
async function project(fragments: Readonly<Record<string, string>>) {
  const root = await mkdtemp(path.join(tmpdir(), 'includes-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const contentFolder = path.join(root, 'content');
  const directory = path.join(contentFolder, 'docs/guides');
  await mkdir(directory, { recursive: true });
  await mkdir(path.join(contentFolder, 'includes'));
  await writeFile(path.join(root, 'package.json'), '{"devDependencies":{"@otter/raft":"1.2.3"}}');
  for (const [name, text] of Object.entries(fragments)) {
    await writeFile(path.join(contentFolder, `includes/${name}`), text);
  }
  const compile = (body: string) =>
    compileMarkdown(body, { file: 'content/docs/guides/page.md', contentFolder, directory });
  return { root, contentFolder, directory, compile };
}

const VERSIONS =
  'Rafts are at **{{@otter/raft}}**.\n\n```bash\nnpm install @otter/raft@{{@otter/raft}}\n```\n';
const PAGE = '::include{name="versions"}\n';

it('a fragment names the pinned versions of packages, in text and in code', async () => {
  const { compile } = await project({ 'versions.md': VERSIONS });
  const { html, diagnostics } = await compile(PAGE);
  expect(diagnostics).toEqual([]);
  expect(html).toContain('<strong>1.2.3</strong>');
  expect(html).toContain('@otter/raft@1.2.3');
});

it('a page depends on its fragments, on nested and missing ones, and on the versions', async () => {
  const { root, compile } = await project({
    'outer.md': '::include{name="inner"}\n\n::include{name="none"}\n',
    'inner.md': 'In.',
  });
  const { dependencies, includes } = await compile('Text.\n\n::include{name="outer"}\n');
  const files = Object.entries(dependencies).map(([file, hash]) => [
    path.relative(root, file),
    hash !== null,
  ]);
  expect(Object.fromEntries(files)).toMatchObject({
    'content/includes/outer.md': true,
    'content/includes/inner.md': true,
    'content/includes/none.md': false,
    'package.json': true,
  });
  expect(includes).toEqual(['outer', 'inner', 'none'].map((name) => ({ name, line: 3, column: 1 })));
});

it('a page without a fragment does not depend on the versions', async () => {
  const { compile } = await project({});
  expect(Object.keys((await compile('Text.\n')).dependencies).map((file) => path.basename(file))).toEqual([
    'inline.json',
  ]);
});

it('a variable without a value is reported with the package that was meant', async () => {
  const { compile } = await project({ 'versions.md': '{{@otter/rafts}}\n' });
  expect((await compile(PAGE)).diagnostics).toMatchObject([
    { severity: 'error', line: 1, hint: expect.stringContaining('Did you mean "{{@otter/raft}}"?') },
  ]);
});

it('images of a fragment are relative to it', async () => {
  const { contentFolder, compile } = await project({ 'picture.md': '![A raft](./raft.png)\n' });
  const image = await readFile('e2e/fixtures/small-site/docs/guide/raft.png');
  await writeFile(path.join(contentFolder, 'includes/raft.png'), image);
  const { assets, diagnostics } = await compile('::include{name="picture"}\n');
  expect(diagnostics).toEqual([]);
  expect(assets.map(({ file }) => path.relative(contentFolder, file))).toEqual(['includes/raft.png']);
});

it('the markdown of a page contains its fragments', async () => {
  const { root, contentFolder, directory } = await project({
    'versions.md': `${VERSIONS}\n![A raft](./raft.png)\n`,
  });
  const markdown = plainMarkdown(PAGE, {
    pageUrl: 'https://x.example/docs/guides/page',
    urlOf: (route) => `https://x.example${route}`,
    folder: 'docs',
    imageUrl: (file) => `https://x.example/${file}`,
    demoSource: () => undefined,
    gatheredProblems: () => [],
    includes: {
      ...(await loadFragments(root, contentFolder)),
      folder: fragmentsFolder(directory, contentFolder),
    },
  });
  expect(markdown).toBe(
    'Rafts are at **1.2.3**.\n\n```bash\nnpm install @otter/raft@1.2.3\n```\n\n![A raft](https://x.example/../../includes/raft.png)',
  );
});

it('samples in fragments are checked as pages include them, at the line of the directive', async () => {
  const { root, contentFolder } = await project({ 'versions.md': VERSIONS });
  const fragments = await loadFragments(root, contentFolder);
  expect(extractBlocks('page.md', `Text.\n\n${PAGE}`, fragments)).toEqual([
    { file: 'page.md', line: 4, language: 'bash', meta: '', code: 'npm install @otter/raft@1.2.3' },
  ]);
});
