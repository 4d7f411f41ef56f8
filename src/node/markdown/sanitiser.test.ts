import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixtureFolder } from '../../../test-support/fixture-folder.js';
import { classifyUrl } from '../../shared/safe-url.ts';
import { compileMarkdown, elementsOf, reprint, sanitised } from './compile.testing.ts';
import { element, stringifyHtml } from './page/hast.ts';

/** Asserts that HTML contains no scripts, styles or frames, and only safe addresses. */
function expectHarmless(html: string): void {
  for (const { tagName, properties } of elementsOf(html)) {
    expect(tagName).not.toMatch(
      /^(?:script|style|iframe|object|embed|svg|math|form|base|meta|link|template|noscript)$/,
    );
    for (const [name, value] of Object.entries(properties)) {
      expect(name).not.toMatch(/^on|^style$|^srcDoc$|^srcSet$|^formAction$/i);
      if (name === 'href' || name === 'src') expect(classifyUrl(String(value)).kind).not.toBe('unsafe');
    }
  }
}

const PIECES = [
  ...[
    '<script>',
    '</script>',
    '<svg onload=',
    '<img src=x onerror=',
    '<iframe src="',
    '<style>',
    '<a href="',
  ],
  ...['<kbd>', '</kbd>', '<details open>', '<summary>', '</details>', '<abbr title="', '">', "'>", '<!--'],
  ...['-->', '<math>', '<template>', '<noscript>', '<textarea>', '</textarea>', '<![CDATA[', ']]>', '<?'],
  ...[
    'javascript:alert(1)',
    'java&Tab;script:',
    '&#x6A;avascript&colon;',
    'data:text/html,',
    '//evil.example',
  ],
  ...[
    '[x](',
    '![x](',
    '](',
    ')',
    '<',
    '>',
    '[',
    ']',
    '`',
    '```\n',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '## ',
    '|',
    '\\',
  ],
  ...[':::note\n', ':::\n', '::demo[x]{name="', '"}', '{#id}', '[^1]', '[^1]: ', '&lt;', '&quot;', '\0', ' '],
];

test('any text becomes a harmless page that every parser reads the same', async () => {
  const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme', maxLength: 3 }));
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 25 }), async (pieces) => {
      const { html } = await compileMarkdown(pieces.join(''));
      expectHarmless(html);
      expect(reprint(html)).toBe(html);
    }),
    { numRuns: 300 },
  );
});

test.each([
  '<SCRIPT SRC=//evil.example></SCRIPT>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<kbd style="color:red" onclick=alert(1) id=x name=y>K</kbd>',
  '<abbr title="&quot;><script>alert(1)</script>">A</abbr>',
  "<abbr title='\"><img src=x onerror=alert(1)>'>A</abbr>",
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<kbd<script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<?php <script>alert(1)</script> ?>',
  'a <b <i onclick=alert(1)> c',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<template><kbd>x</kbd></template>',
  '<h2 id="location">x</h2>',
])('raw HTML leaves only the allowed elements, without attributes: %s', async (source) => {
  const { html } = await compileMarkdown(`Text ${source} text\n\n${source}\n\n- ${source}\n`);
  for (const { tagName, properties } of elementsOf(html)) {
    expect(['p', 'ul', 'li', 'kbd', 'details', 'summary']).toContain(tagName);
    expect(properties).toEqual({});
  }
  expect(reprint(html)).toBe(html);
});

test.each([
  'JAVASCRIPT:alert(1)',
  '<java\tscript:alert(1)>',
  'java&NewLine;script:alert(1)',
  '&#x6A;avascript&colon;alert(1)',
  '<&#1;javascript:alert(1)>',
  'data:text/html;base64,PHNjcmlwdD4=',
  '//evil.example',
  '/\\evil.example',
  '/&Tab;/evil.example',
])('a link to %s becomes text and is reported', async (target) => {
  const { html, links, diagnostics } = await compileMarkdown(`[text](${target})`);
  expect(html).toBe('<p>text</p>');
  // What looks like the path of a page is reported by the check of all links.
  expect([...links, ...diagnostics]).toHaveLength(1);
});

test('the sanitiser removes what another rule let through', () => {
  const script = element('script', {}, ['alert(1)']);
  const button = element('button', { onClick: 'alert(1)' }, ['text']);
  const properties = { style: 'color:red', onClick: 'x', id: 'x', className: ['note'] };
  const html = stringifyHtml(
    sanitised({
      type: 'root',
      children: [
        { type: 'raw', value: '<script>alert(1)</script>' },
        element('p', properties, [script, button]),
        element('a', { href: 'javascript:alert(1)' }, ['text']),
        element('img', { src: 'data:text/html,x', srcSet: 'x', alt: 'text' }),
      ],
    }),
  );
  expect(html).toBe('<p>text</p><a>text</a><img alt="text">');
});

test('the sanitiser keeps the words after a code block’s language for later plugins', () => {
  const code = element('code', { className: ['language-ts', 'other'] }, ['x']);
  Object.assign(code, { data: { meta: 'title="x"' } });
  const tree = sanitised({ type: 'root', children: [element('pre', {}, [code])] });
  expect(tree.children[0]).toMatchObject({
    children: [{ data: { meta: 'title="x"' }, properties: { className: ['language-ts'] } }],
  });
});

test.each([
  ['a demo', 'demos/leak.tsx', '::demo[It leaks.]{name="leak"}'],
  ['an image', 'docs/leak.png', '![A leak](./leak.png)'],
])('a link out of the content folder as %s leaves nothing on the page', async (_, file, body) => {
  const root = await fixtureFolder({ 'secret.txt': 'SECRET' });
  const contentFolder = path.join(root, 'content');
  await mkdir(path.join(contentFolder, path.dirname(file)), { recursive: true });
  await symlink(path.join(root, 'secret.txt'), path.join(contentFolder, file));
  const directory = path.join(contentFolder, 'docs');
  const { html, assets } = await compileMarkdown(body, { contentFolder, directory });
  expect(html).not.toContain('SECRET');
  expect(assets).toEqual([]);
});
