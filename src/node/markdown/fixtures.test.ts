import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatDiagnostic } from '../content/diagnostic.ts';
import { compileMarkdown, elementsOf, reprint } from './compile.testing.ts';

const ROOT = 'src/node/markdown/fixtures';
const fixtures = readdirSync(ROOT);

function compileFixture(name: string) {
  const directory = resolve(ROOT, name);
  const source = readFileSync(resolve(directory, 'input.md'), 'utf8');
  const file = `${ROOT}/${name}/input.md`;
  return compileMarkdown(source, { file, contentFolder: directory, directory, firstLine: 1 });
}

describe.each(fixtures)('%s', (name) => {
  let page: Awaited<ReturnType<typeof compileFixture>>;

  beforeAll(async () => {
    page = await compileFixture(name);
  });

  test('becomes the expected HTML', async () => {
    const { html } = page;
    await expect(`${html}\n`).toMatchFileSnapshot(`./fixtures/${name}/output.html`);
  });

  test('reports exactly the expected diagnostics', async () => {
    const { diagnostics } = page;
    if (diagnostics.length === 0) {
      expect(existsSync(`${ROOT}/${name}/problems.txt`)).toBe(false);
      return;
    }
    const told = diagnostics
      .map((problem) => `${formatDiagnostic({ ...problem, file: 'input.md' })}\n`)
      .join('');
    await expect(told).toMatchFileSnapshot(`./fixtures/${name}/problems.txt`);
  });

  test('contains no script, style, event handler or unsafe address', () => {
    const { html } = page;
    // What drawings may contain has tests of its own.
    const others = html.replaceAll(/(?<=<figure class="diagram">)<svg.*?<\/svg>/gs, '');
    for (const { tagName, properties } of elementsOf(others)) {
      expect(tagName).not.toMatch(/^(script|style|iframe|svg|math|object|embed|form|link|meta|base)$/);
      expect(Object.keys(properties).filter((key) => /^(srcdoc|on.*|form.*)$/i.test(key))).toEqual([]);
      expect(properties['style']).toBeUndefined();
      for (const address of [properties['href'], properties['src']]) {
        if (address !== undefined) expect(address).toMatch(/^(\/(?!\/)|#|https?:\/\/|mailto:)/);
      }
    }
    expect(html).not.toContain('<script');
  });

  test('has unique ids and lists only existing ids as anchors', () => {
    const { html, anchors } = page;
    const ids = elementsOf(html).flatMap(({ properties }) => properties['id'] ?? []);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.filter((id) => String(id).startsWith('user-content-'))).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining([...anchors]));
  });

  test('is valid HTML: browsers do not move any element', () => {
    const { html } = page;
    expect(reprint(html)).toBe(html);
  });
});
