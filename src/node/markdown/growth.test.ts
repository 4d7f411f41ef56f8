import { expect, test } from 'vitest';
import { growthOf, NEARLY_LINEAR } from '../../../test-support/growth.ts';
import { searchWords } from '../../search/words/search-words.ts';
import { classifyUrl } from '../../shared/safe-url.ts';
import { frontMatterOf } from '../content/front-matter.ts';
import { parseYaml } from '../content/yaml.ts';
import { inlineScriptHashes } from '../security/content-security-policy.ts';
import { readDrawing } from './blocks/drawing.ts';
import { Reporter } from './page/reporter.ts';
import { compileMarkdown } from './testing.ts';

/** What parsers of writers' text read, repeated. No parser may look at the same part again and again. */
type Repeated = readonly [what: string, inputOf: (count: number) => string];

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

async function expectLinear(
  work: (input: string) => unknown,
  inputOf: Repeated[1],
  from?: number,
): Promise<void> {
  expect(await growthOf(work, inputOf, from)).toBeLessThan(NEARLY_LINEAR);
}

test.each<Repeated>([
  ['fields', (count) => lines(count, (index) => `${index.toString(36)}:`)],
  ['anchors', (count) => lines(count, (index) => `- &${index.toString(36)}`)],
  ['fields in brackets', (count) => `a: {${lines(count, (index) => `${index.toString(36)},`)}}`],
  ['the same field', (count) => lines(count, () => 'a:')],
  ['lists in lists', (count) => '- '.repeat(count)],
])('the time to read YAML grows with its length, for %s', async (_, inputOf) => {
  await expectLinear(parseYaml, inputOf, 8000);
});

test.each<Repeated>([
  ['spaces after the fence', (count) => `---${' '.repeat(count)}x`],
  ['lines that look like the fence', (count) => `---\n${'-- -\n'.repeat(count)}`],
])('the time to find front matter grows with its length, for %s', async (_, inputOf) => {
  await expectLinear(frontMatterOf, inputOf);
});

test.each<Repeated>([
  ['elements', (count) => '<g/>'.repeat(count)],
  ['attributes', (count) => `<g ${lines(count, (index) => `a${index}=""`)}/>`],
  ['character references', (count) => '<text>&amp;</text>'.repeat(count)],
])('the time to read a drawing grows with its length, for %s', async (_, inputOf) => {
  const read = (source: string) => readDrawing(Buffer.from(source), new Reporter());
  await expectLinear(read, (count) => `<svg viewBox="0 0 424 9">\n${inputOf(count)}</svg>`);
});

const code = (line: string) => `\`\`\`ts\n${line}\n\`\`\`\n`;

test.each<Repeated>([
  ['tags in a tag that is not closed', (count) => `<div ${'<a'.repeat(count)} "`],
  ['tags with quotes', (count) => '<a b="'.repeat(count)],
  ['tags and text', (count) => `<div>\n${'<b>x'.repeat(count)}\n</div>`],
  ['comments', (count) => '<!--'.repeat(count)],
  ['headings', (count) => '## A\n\n'.repeat(count)],
  ['spaces in a heading', (count) => `## a${'\u00a0'.repeat(count)}b`],
  ['references', (count) => '[a][b] '.repeat(count)],
  ['shortcodes that are not closed', (count) => '{{<a {% <% {! '.repeat(count)],
  ['components', (count) => '<A b={c} '.repeat(count)],
  ['variables', (count) => '{{a}} '.repeat(count)],
  ['directives', (count) => '::demo '.repeat(count)],
  ['notation of other tools in code', (count) => code(`a // ${'[!code '.repeat(count)}`)],
  ['options of code', (count) => `\`\`\`ts ${'{1'.repeat(count)}\na\n\`\`\`\n`],
])('the time to compile a page grows with its length, for %s', async (_, inputOf) => {
  await expectLinear(compileMarkdown, inputOf);
});

test('the time to compile a page grows with its length, for signs that mark text in other tools', async () => {
  const signs = (count: number) => '==a ++b %%c ~d $e_ ^f :g {.h [b]i {--j **k _('.repeat(count);
  // Up to a thousand, the time jumps by more than the signs; beyond, it grows evenly.
  await expectLinear(compileMarkdown, signs, 1000);
});

test.each<[string, (input: string) => unknown, Repeated[1]]>([
  ['an address', classifyUrl, (count) => `a${' '.repeat(count)}b`],
  ['a word', searchWords, (count) => `a${'_'.repeat(count)}b`],
  ['a document', inlineScriptHashes, (count) => '<script'.repeat(count)],
])('the time to read %s grows with its length', async (_, work, inputOf) => {
  await expectLinear(work, inputOf);
});

test('a sample that the parser would try for years is ended, at its line', async () => {
  const sample = code('async<a>(x='.repeat(30)).replace('ts', 'tsx');
  const { html, diagnostics } = await compileMarkdown(`Text\n\n${sample}`);
  expect(html).toContain('Text');
  expect(diagnostics).toMatchObject([
    { severity: 'error', line: 3, message: expect.stringContaining('took too long') },
  ]);
});
