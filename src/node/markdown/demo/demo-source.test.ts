import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../compile-markdown.ts';
import { elementsOf, reprint } from '../parsed-html.testing.ts';
import { placeDemoSources, renderDemoSource } from './demo-source.ts';

const context = { file: 'content/docs/page.md', directory: '/nowhere', firstLine: 5 };
const page =
  '::demo[Look.]{name="a"}\n\nText with `<div data-demo-source="a"></div>`.\n\n::demo[And.]{name="b"}\n';

describe('the source of a demo', () => {
  it('is highlighted under the name of its file, with a copy button, folded up', async () => {
    const html = await renderDemoSource('nodes.tsx', "const a = '<b>$&</b>';\n");
    expect(html).toMatch(/^<details><summary>Source<\/summary><figure class="code" data-language="tsx">/);
    expect(html).toContain('<figcaption class="code-title">nodes.tsx</figcaption>');
    expect(html).toContain('<span class="t-keyword">const</span>');
    expect(html).toContain('data-copy-code');
    expect(
      elementsOf(html).filter(({ properties }) => properties['className']?.toString() === 'line'),
    ).toHaveLength(1);
  });

  it('is put into a compiled page as it is now, whatever it was when the page was compiled', async () => {
    const { html } = await compileMarkdown(page, context);
    const placed = (code: string) => placeDemoSources(html, (name) => `<p>${name}: ${code}</p>`);
    expect(placed('$& old')).toContain('<p>a: $& old</p>');
    expect(placed('new')).toContain('<p>b: new</p>');
    expect(reprint(placed('new'))).toBe(placed('new'));
  });

  it('cannot be imitated by a writer’s text', async () => {
    const { html } = await compileMarkdown(page, context);
    expect(placeDemoSources(html, () => '!').split('!')).toHaveLength(3);
  });

  it('has its place told in the page’s file', async () => {
    expect((await compileMarkdown(page, context)).demos).toEqual([
      { name: 'a', line: 5, column: 1 },
      { name: 'b', line: 9, column: 1 },
    ]);
  });
});
