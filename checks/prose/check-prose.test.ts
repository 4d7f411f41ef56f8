import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { frontMatterOf } from '../../src/node/content/front-matter.ts';
import { compileMarkdown } from '../../src/node/markdown/compile.testing.ts';
import { checkPage, checkYaml } from './check-prose.ts';
import { createLanguageCheck } from './language.ts';

const check = createLanguageCheck(['Otter.js', 'JSON']);

/** Returns a page with the given text and a final section; its body begins on line 5. */
const page = (body: string, title = 'Otters') =>
  `---\ntitle: ${title}\ndescription: What otters do.\n---\n${body}\n\n## Where to go next\n\n- [Rivers](/docs/rivers)\n`;

const problemsOf = async (text: string) =>
  (await checkPage('content/docs/otters.md', text, check)).map(
    ({ line, column, message }) => `${line}:${column ?? ''} ${message}`,
  );

test('a page without mistakes has no problems', async () => {
  expect(await problemsOf(page('Otter.js reads JSON. Set `fishs` in `otter.config`.'))).toEqual([]);
});

test('an unknown word is reported with its line and a suggestion', async () => {
  const [problem] = await checkPage('content/docs/otters.md', page('First line.\nOtters swimm well.'), check);
  expect(problem).toMatchObject({
    severity: 'error',
    file: 'content/docs/otters.md',
    line: 6,
    column: 8,
    message: 'The dictionary does not know "swimm".',
  });
  expect(problem?.hint).toBe(
    'Did you mean "swim"? If the word is right, add it to content/words.txt; if it is code, put it in backticks.',
  );
});

test('a page with a byte-order mark and line endings of Windows is checked alike', async () => {
  const text = page('Otters swimm well.', 'Otter.js');
  expect(await problemsOf(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(await problemsOf(text));
});

test('code is not checked', async () => {
  expect(await problemsOf(page('```ts\nconst wrogn = 1;\n```\n\n`wrogn` is code.'))).toEqual([]);
});

test('front matter is checked too', async () => {
  expect(await problemsOf(page('Text.', 'Otterz'))).toEqual(['2: The dictionary does not know "Otterz".']);
});

test('descriptions in API tables are checked, names are not', async () => {
  const table =
    '```api\ntitle: Props\nanchor: p\nentries:\n  - name: onSwimm\n    type: Fnn\n    description: The otterr swims.\n```';
  expect(await problemsOf(page(table))).toEqual(['11: The dictionary does not know "otterr".']);
});

test('labels of the site and the sidebar are checked too', async () => {
  const problems = await checkYaml(
    'content/site.yaml',
    'title: Otter.js\nlinks:\n  - label: Repositry\n',
    1,
    check,
  );
  expect(problems).toMatchObject([{ line: 3, message: 'The dictionary does not know "Repositry".' }]);
});

test.each([
  ['a repeated word', 'Otters swim in in rivers.'],
  ['a wrong article', 'An river is wet.'],
])('%s is reported', async (_name, text) => {
  expect(await problemsOf(page(text))).toHaveLength(1);
});

test('two sections of a page cannot have the same heading', async () => {
  expect(await problemsOf(page('## Rivers\n\n## rivers {#more}'))).toEqual([
    '7:1 The heading "rivers" is already used on line 5.',
  ]);
});

test('the text of a link must describe its target', async () => {
  expect(await problemsOf(page('See [here](/docs/rivers).'))).toEqual([
    '5:5 The link text "here" does not say where the link leads.',
  ]);
});

test('the page that writers create in README has no problems', async () => {
  const readme = await readFile('README.md', 'utf8');
  const block = /## Write a page[\s\S]*?```md\n([\s\S]*?)\n {3}```/.exec(readme)?.[1] ?? '';
  const written = `${block.replace(/^ {3}/gm, '')}\n`;
  expect(await problemsOf(written)).toEqual([]);
  const frontMatter = frontMatterOf(written);
  if (frontMatter.kind === 'broken') throw new Error(frontMatter.message);
  expect((await compileMarkdown(frontMatter.body)).diagnostics).toEqual([]);
});

test.each([
  ['en', ['behavior']],
  ['en-GB', ['behavior']],
  ['en-US', ['behaviour']],
  ['de', []],
])('the spelling is that of the locale %s', async (locale, unknown) => {
  const checkLocale = createLanguageCheck([], locale);
  const found = await checkPage('a.md', page('The behaviour and the behavior of rafts.'), checkLocale);
  expect(found.map(({ word }) => word)).toEqual(unknown);
});
