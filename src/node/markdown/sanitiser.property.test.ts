import fc from 'fast-check';
import type { ElementContent, Root } from 'hast';
import { expect, test } from 'vitest';
import { classifyUrl } from '../../shared/safe-url.ts';
import { element, stringifyHtml } from './page/hast.ts';
import { compileMarkdown, elementsOf, reprint, sanitised } from './testing.ts';

const FORBIDDEN = /^(?:script|style|iframe|object|embed|svg|math|form|base|meta|link|template|noscript)$/;

/** Asserts that HTML contains no scripts, styles or frames, and only safe addresses. */
function expectHarmless(html: string): void {
  for (const { tagName, properties } of elementsOf(html)) {
    expect(tagName).not.toMatch(FORBIDDEN);
    for (const [name, value] of Object.entries(properties)) {
      expect(name).not.toMatch(/^on|^style$|^srcDoc$|^srcSet$|^formAction$/i);
      if (name === 'href' || name === 'src') expect(classifyUrl(String(value)).kind).not.toBe('unsafe');
    }
  }
}

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '<script>',
      '</script>',
      '<svg onload=',
      '<img src=x onerror=',
      '<iframe src="',
      '<style>',
      '<a href="',
    ],
    ...[
      '<kbd>',
      '</kbd>',
      '<details open>',
      '<summary>',
      '</details>',
      '<abbr title="',
      '">',
      "'>",
      '<!--',
      '-->',
    ],
    ...[
      '<math>',
      '<mtext>',
      '<template>',
      '<noscript>',
      '<textarea>',
      '</textarea>',
      '<![CDATA[',
      ']]>',
      '<?',
    ],
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
    ...[
      ':::note\n',
      ':::\n',
      '::demo[x]{name="',
      '"}',
      '{#id}',
      '[^1]',
      '[^1]: ',
      '&lt;',
      '&quot;',
      '\0',
      'a',
      ' ',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);

test('any text becomes a harmless page that every parser reads the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 25 }), async (pieces) => {
      const context = { file: 'content/docs/page.md', directory: '/nowhere', firstLine: 1 };
      const { html } = await compileMarkdown(pieces.join(''), context);
      expectHarmless(html);
      expect(reprint(html)).toBe(html);
    }),
    { numRuns: 300 },
  );
});

const name = fc.constantFrom(
  ...[
    'p',
    'a',
    'img',
    'code',
    'kbd',
    'h2',
    'td',
    'input',
    'script',
    'style',
    'svg',
    'iframe',
    'form',
    'template',
  ],
);
const properties = fc.dictionary(
  fc.constantFrom(
    'href',
    'src',
    'onClick',
    'onLoad',
    'style',
    'srcDoc',
    'srcSet',
    'id',
    'className',
    'title',
    'type',
  ),
  fc.oneof(
    fc.constantFrom(
      'javascript:alert(1)',
      ' JaVaScript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/docs',
      '#x',
    ),
    fc.string(),
  ),
);
const tree = fc.letrec<{ node: ElementContent }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.string().map((value): ElementContent => ({ type: 'text', value })),
    fc.constant<ElementContent>({ type: 'raw', value: '<script>alert(1)</script>' }),
    fc
      .tuple(name, properties, fc.array(tie('node'), { maxLength: 3 }))
      .map(([tagName, attributes, children]): ElementContent => element(tagName, attributes, children)),
  ),
}));

test('the sanitiser removes anything harmful that other rules let through', () => {
  fc.assert(
    fc.property(fc.array(tree.node, { maxLength: 4 }), (children) => {
      const root: Root = { type: 'root', children };
      const html = stringifyHtml(sanitised(root));
      for (const { tagName, properties } of elementsOf(html)) {
        expect(tagName).not.toMatch(FORBIDDEN);
        for (const [key, value] of Object.entries(properties)) {
          expect(key).not.toMatch(/^on|^style$|^srcDoc$|^srcSet$/i);
          if (key === 'href' || key === 'src')
            expect(String(value)).not.toMatch(/^\s*(?:javascript|data|vbscript):/i);
        }
      }
    }),
    { numRuns: 500 },
  );
});
