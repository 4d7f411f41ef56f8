import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtureFolder } from '../../../test-support/fixture-folder.js';
import { compileMarkdown, elementsOf, reprint } from './testing.ts';

function compile(source: string) {
  return compileMarkdown(source);
}

describe('a writer’s editor', () => {
  test('may leave a byte-order mark before the first heading', async () => {
    const { html, diagnostics } = await compile('\uFEFF## Title\n');
    expect(html).toContain('<h2 id="title"');
    expect(html).not.toContain('\uFEFF');
    expect(diagnostics).toEqual([]);
  });

  test('may end lines in CRLF or CR without changing the page or the reported lines', async () => {
    const source =
      '## A\n\nText  \nbreak [x](javascript:y)\n\n```ts {2}\nconst a = 1;\nconst b = 2;\n```\n\n:::note\nText\n:::\n';
    const expected = await compile(source);
    expect(expected.diagnostics.map(({ line, column }) => [line, column])).toEqual([[4, 7]]);
    expect(await compile(source.replaceAll('\n', '\r\n'))).toEqual(expected);
    expect(await compile(source.replaceAll('\n', '\r'))).toEqual(expected);
  });

  test('may leave NUL characters', async () => {
    expect((await compile('a\u0000b `c\u0000d`')).html).not.toContain('\u0000');
  });
});

test.each(['', '\n', '\uFEFF', ' \t\n\r\n', '<!-- only a comment -->'])(
  'an empty page (%j) is an empty article, which is reported',
  async (source) => {
    const page = await compile(source);
    expect(page).toMatchObject({ html: '', toc: [], anchors: [] });
    expect(page.diagnostics).toMatchObject([{ severity: 'warning', message: 'This page has no text.' }]);
  },
);

describe('headings', () => {
  test('that repeat are numbered', async () => {
    const { toc } = await compile('## A\n\n## A\n\n## A 1\n\n## A\n');
    expect(toc.map(({ id }) => id)).toEqual(['a', 'a-1', 'a-1-1', 'a-2']);
  });

  test.each<[string, string, string]>([
    ['`__proto__`', 'proto', '__proto__'],
    ['constructor', 'constructor', 'constructor'],
    ['toString', 'tostring', 'toString'],
    ['`useNode()`', 'usenode', 'useNode()'],
    ['`<Element />`', 'element', '<Element />'],
    ['🎉', 'section', '🎉'],
    ['`{}`', 'section', '{}'],
    ['???', 'section', '???'],
    ['日本語', '日本語', '日本語'],
    ['\u202Eabc', 'abc', '\u202Eabc'],
  ])('such as %s have a sane id', async (title, id, text) => {
    const { toc, anchors, diagnostics } = await compile(`## ${title}\n`);
    expect(toc).toEqual([{ id, text, level: 2 }]);
    expect(anchors).toEqual([id]);
    expect(diagnostics).toEqual([]);
  });

  test('named like members of Object.prototype get different ids when they repeat', async () => {
    const { toc } = await compile('## `__proto__`\n\n## `__proto__`\n\n## constructor\n\n## constructor\n');
    expect(toc.map(({ id }) => id)).toEqual(['proto', 'proto-1', 'constructor', 'constructor-1']);
  });

  test('keep an id of the writer’s choice for its heading', async () => {
    const { toc, diagnostics } = await compile('## Setup\n\n## Install {#setup}\n');
    expect(toc.map(({ id }) => id)).toEqual(['setup-1', 'setup']);
    expect(diagnostics).toMatchObject([{ severity: 'warning', line: 1 }]);
  });
});

describe('code', () => {
  test('of 10,000 lines stays readable and complete, and is reported to have no colours, which would take too long', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `const a${index} = <p>{'x'}</p>;`);
    const { html, diagnostics } = await compile(`\`\`\`tsx {1-10000}\n${lines.join('\n')}\n\`\`\`\n`);
    expect(html).not.toContain('class="k"');
    expect(html.match(/<span class="line highlighted"/g)).toHaveLength(10_000);
    expect(html).toContain('const a9999 = &lt;p>');
    const message = 'This code block has 10000 lines, so it has no colours.';
    expect(diagnostics).toMatchObject([{ severity: 'warning', line: 1, message }]);
  });

  test('of one endless line is not highlighted', async () => {
    const { html } = await compile(`\`\`\`ts\nconst a = [${'1,'.repeat(100_000)}];\nconst b = 1;\n\`\`\`\n`);
    expect(html).toContain('<code>const a = [1,1,');
    expect(html).toContain('<span class="k">const</span><span class="n"> b</span>');
  });

  test('of an unknown language is shown as text, with a warning that names the known ones', async () => {
    const { html, diagnostics } = await compile('Text\n\n```otterscript\nMOVE "<b>" TO x.\n```\n');
    expect(html).toContain('MOVE "&lt;b>" TO x.');
    expect(diagnostics).toMatchObject([
      { severity: 'warning', line: 3, hint: expect.stringContaining('tsx, ts, jsx') },
    ]);
  });

  test('in a language named like a member of Object.prototype is of an unknown language', async () => {
    const { diagnostics } = await compile('```__proto__\na\n```\n\n```constructor\na\n```\n');
    expect(diagnostics).toHaveLength(2);
  });

  test('that is never closed is reported at its first line', async () => {
    const { diagnostics } = await compile('Text\n\n```ts\nconst a = 1;\n\n## Lost\n');
    expect(diagnostics).toMatchObject([{ severity: 'error', line: 3, column: 1 }]);
  });

  test.each([
    '````ts\n```\n````\n',
    '~~~ts\na\n~~~~\n',
    '> ```ts\n> a\n> ```\n',
    '   ```ts\n   a\n  ```  \n',
  ])('that is closed properly is not reported: %j', async (source) => {
    expect((await compile(source)).diagnostics).toEqual([]);
  });

  test.each(['````ts\n```\n', '```ts\n~~~\n', '```ts', '> ```ts\n> a\n\nText\n'])(
    'that is closed by something else is reported: %j',
    async (source) => {
      expect((await compile(source)).diagnostics).toContainEqual(
        expect.objectContaining({ severity: 'error', line: 1 }),
      );
    },
  );
});

describe('notes', () => {
  test('that are never closed are reported at their first line', async () => {
    const { diagnostics } = await compile('Text\n\n:::note\n\nText\n');
    expect(diagnostics).toMatchObject([{ severity: 'error', line: 3 }]);
  });

  test('that contain a note need more colons; otherwise the inner one is reported as not closed', async () => {
    const { diagnostics } = await compile('::::note\n:::tip\nText\n::::\n');
    expect(diagnostics).toMatchObject([{ severity: 'error', line: 2 }]);
  });

  test.each(['constructor', '__proto__', 'toString'])('named %s do not exist', async (name) => {
    const { diagnostics } = await compile(`:::${name}\nText\n:::\n`);
    expect(diagnostics.length).toBeGreaterThan(0);
  });
});

describe('links', () => {
  test('to a malformed anchor are kept as written for the link check', async () => {
    const { html, links, diagnostics } = await compile('[x](#%E0%A4%A)');
    expect(links).toEqual([{ href: '#%E0%A4%A', line: 1, column: 1 }]);
    expect(html).toBe('<p><a href="#%E0%A4%25A">x</a></p>');
    expect(diagnostics).toEqual([]);
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    '<java\tscript:alert(1)>',
    'java&Tab;script:alert(1)',
    'java&NewLine;script:alert(1)',
    'java&#10;script:alert(1)',
    '&#x6A;avascript&colon;alert(1)',
    '<&#1;javascript:alert(1)>',
    '<\u00a0javascript:alert(1)>',
    'javascript&#x3A;//%0aalert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\\\\\evil.example',
    '/&Tab;/evil.example',
  ])('to %s become text and are reported', async (target) => {
    const { html, links, diagnostics } = await compile(`[text](${target})`);
    expect(html).toBe('<p>text</p>');
    // What looks like the path of a page is reported by the check of all links.
    expect([...links, ...diagnostics]).toHaveLength(1);
  });
});

describe('raw HTML', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example></SCRIPT>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<p style="color:red" onclick="alert(1)">text</p>',
    '<kbd style="color:red" onclick=alert(1) id=x name=y>K</kbd>',
    '<details ontoggle=alert(1) open><summary onclick=alert(1)>S</summary></details>',
    '<abbr title="&quot;><script>alert(1)</script>">A</abbr>',
    "<abbr title='\"><img src=x onerror=alert(1)>'>A</abbr>",
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<form action="javascript:alert(1)"><button>x</button></form>',
    '<base href="//evil.example">',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '<kbd<script>alert(1)</script>',
    '<!--><script>alert(1)</script>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?php <script>alert(1)</script> ?>',
    'a <b <i onclick=alert(1)> c',
    '<kbd title="\n\n"><script>alert(1)</script>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
    '<template><kbd>x</kbd></template>',
    '<h2 id="location">x</h2>',
  ])('cannot do harm: %s', async (source) => {
    const { html } = await compile(`Text ${source} text\n\n${source}\n\n- ${source}\n`);
    const allowed = ['p', 'ul', 'li', 'kbd', 'details', 'summary', 'abbr'];
    for (const { tagName, properties } of elementsOf(html)) {
      expect(allowed).toContain(tagName);
      expect(Object.keys(properties).filter((name) => name !== 'open' && name !== 'title')).toEqual([]);
    }
    expect(reprint(html)).toBe(html);
  });

  test('that was removed is reported with its name, line and column', async () => {
    const { diagnostics } = await compile(
      'Text\n\n<details>\n<summary>S</summary>\n <iframe src="x"></iframe>\n</details>\n',
    );
    expect(diagnostics).toMatchObject([
      { severity: 'error', line: 5, column: 2, message: expect.stringContaining('<iframe>') },
    ]);
  });
});

test('an image without alternative text is an error', async () => {
  const { diagnostics } = await compile('![](https://example.com/x.png)');
  expect(diagnostics[0]).toMatchObject({
    severity: 'error',
    message: expect.stringContaining('no alternative text'),
  });
});

describe('a file beside a page', () => {
  /** Compiles a page in a content folder with these files. */
  const compileIn = (contentFolder: string, body: string) =>
    compileMarkdown(body, {
      file: 'content/docs/page.md',
      contentFolder,
      directory: path.join(contentFolder, 'docs'),
    });

  test('that is an SVG under another name is not an image', async () => {
    const folder = await fixtureFolder({
      'docs/evil.png': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>',
    });
    const { assets, diagnostics } = await compileIn(folder, '![A picture of nothing](./evil.png)');
    expect(assets).toEqual([]);
    expect(diagnostics).toMatchObject([{ message: expect.stringContaining('has no readable size') }]);
  });

  test.each([
    ['a demo', 'demos/leak.tsx', '::demo[It leaks.]{name="leak"}'],
    ['an image', 'docs/leak.png', '![A leak](./leak.png)'],
  ])('that is a link out of the content folder as %s leaves nothing on the page', async (_, file, body) => {
    const root = await fixtureFolder({ 'secret.txt': 'SECRET' });
    const folder = path.join(root, 'content');
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await symlink(path.join(root, 'secret.txt'), path.join(folder, file));
    const { html, assets } = await compileIn(folder, body);
    expect(html).not.toContain('SECRET');
    expect(assets).toEqual([]);
  });
});

test('an API table with exponential aliases is rejected quickly', async () => {
  const levels = Array.from(
    { length: 20 },
    (_, index) => `x${index + 1}: &x${index + 1} [*x${index}, *x${index}, *x${index}]`,
  );
  const { diagnostics } = await compile(`\`\`\`api\nx0: &x0 [a]\n${levels.join('\n')}\n\`\`\`\n`);
  expect(diagnostics.every(({ severity }) => severity === 'error')).toBe(true);
});

test('quotes nested very deeply do not stop the build', async () => {
  const { html } = await compile(`${'>'.repeat(500)} deep\n`);
  expect(html).toContain('deep');
});

test.each([
  ['as could be compiled but not printed', 1200],
  ['as cannot be compiled', 8000],
])('quotes nested as deeply %s are an error that names the page', async (_, levels) => {
  const { diagnostics, isUnreadable } = await compile(`${'>'.repeat(levels)} deep\n`);
  expect(diagnostics).toMatchObject([{ severity: 'error', file: 'content/docs/page.md', line: 1 }]);
  expect(isUnreadable).toBe(true);
});
