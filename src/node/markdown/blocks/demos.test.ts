import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compileMarkdown, reprint } from '../compile.testing.ts';

const page =
  '::demo[Look.]{name="a"}\n\nText with `<div data-demo-source="a"></div>`.\n\n::demo[And.]{name="b"}\n';

/** A content folder with one demo. */
async function folderWith(code: string): Promise<string> {
  const contentFolder = await mkdtemp(path.join(tmpdir(), 'demos-'));
  onTestFinished(() => rm(contentFolder, { recursive: true }));
  await mkdir(path.join(contentFolder, 'demos'));
  await writeFile(path.join(contentFolder, 'demos/a.tsx'), code);
  return contentFolder;
}

describe('the source of a demo', () => {
  it('is under the name of its file, with a place for a copy button, collapsed and without colours', async () => {
    const contentFolder = await folderWith("const a = '<b>$&</b>';\n");
    const { html } = await compileMarkdown(page, { contentFolder });
    expect(html).toContain('<details><summary>Source</summary><figure class="code" data-language="text">');
    expect(html).toContain('<figcaption class="code-title">a.tsx</figcaption>');
    expect(html).toContain('const a =');
    expect(html).toContain('<div class="code-tools"></div>');
    // The final line break of the file does not add a line.
    expect(html).toContain(';</code></pre>');
    expect(reprint(html)).toBe(html);
  });

  it('is highlighted if it is open', async () => {
    const contentFolder = await folderWith('const a = 1;\n');
    const { html } = await compileMarkdown(page.replace('name="a"', 'name="a" source="open"'), {
      contentFolder,
    });
    expect(html).toContain(
      '<details open><summary>Source</summary><figure class="code" data-language="tsx">',
    );
    expect(html).toContain('<span class="k">const </span>');
  });

  it('cannot be imitated by a writer’s text', async () => {
    const { html } = await compileMarkdown(page, { contentFolder: await folderWith('run();\n') });
    expect(html.match(/<summary>Source<\/summary>/g)).toHaveLength(1);
  });

  it('is a file that the page depends on, even if it is missing', async () => {
    const contentFolder = await folderWith('run();\n');
    const { dependencies } = await compileMarkdown(page, { contentFolder });
    expect(dependencies).toMatchObject({
      [path.join(contentFolder, 'demos/a.tsx')]: expect.stringMatching(/^[0-9a-f]{64}$/),
      [path.join(contentFolder, 'demos/b.tsx')]: null,
    });
  });
});

it('a demo is reported with its position in the page’s file', async () => {
  const { demos, diagnostics } = await compileMarkdown(page, { firstLine: 5 });
  expect(demos).toEqual(['a', 'b']);
  expect(diagnostics).toMatchObject([
    { message: 'There is no content/demos/a.tsx.', line: 5, column: 1 },
    { message: 'There is no content/demos/b.tsx.', line: 9, column: 1 },
  ]);
});

it('readers without a mouse read what fingers can do in a demo, if that is another sentence', async () => {
  const contentFolder = await folderWith('run();\n');
  const markdown = '::demo[Drag *it*.]{name="a" touch="Tap it."}\n\n::demo[Press it.]{name="a"}\n';
  const { html } = await compileMarkdown(markdown, { contentFolder });
  expect(html).toContain(
    '<figcaption><span class="with-mouse">Drag <em>it</em>.</span><span class="by-touch">Tap it.</span></figcaption>',
  );
  expect(html).toContain('<figcaption>Press it.</figcaption>');
});

it('a demo and a challenge import the parts from beside them', async () => {
  const code = `import { Box } ${"from '../parts.tsx'"};\n`;
  const contentFolder = await folderWith(code);
  await mkdir(path.join(contentFolder, 'challenges'));
  for (const ending of ['.tsx', '.solution.tsx', '.check.ts'])
    await writeFile(path.join(contentFolder, `challenges/b${ending}`), code);
  const markdown = '::demo[Look.]{name="a"}\n\n::challenge[Do it.]{name="b"}\n';
  const { html } = await compileMarkdown(markdown, { contentFolder });
  expect(html).toContain('./parts');
  expect(html).not.toContain('../parts');
});

describe('the app of a page', () => {
  const source =
    '## Begin {#step-1}\n\n```tsx title="src/main.tsx"\nrun();\n```\n\n::demo[Look.]{app="step-1"}\n';

  it('is named after the page and its section', async () => {
    const { html } = await compileMarkdown(source, { slug: 'guides/boats' });
    expect(html).toContain('<figure class="demo" data-app="guides/boats/step-1"');
  });

  it('opens in the playground of the site, below its base path', async () => {
    const { html } = await compileMarkdown(source, { base: '/craft/' });
    expect(html).toContain('href="/craft/playground/?start=step-1"');
  });
});
