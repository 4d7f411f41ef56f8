import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../compile.testing.ts';
import { joinText } from './gathered-text.ts';

const rafts = {
  slug: 'rafts',
  title: '<Raft />',
  text: `## Use

| Plan | Cost |
| --- | --- |
| Not a problem | none |

## Pitfalls first {#pitfalls}

| You see | Cause | Do this |
| --- | --- | --- |
| The raft sinks | A hole | See [Mend](#mend) |
| \`Raft is not afloat\` | \`a\\|b\` is **wet** | Dry it |
| the same, in winter | Ice | Wait |

| Old | New |
| --- | --- |
| Not a problem either | none |

## Mend

| Tool | Use |
| --- | --- |
| No problem at all | none |
`,
};
const otters = {
  slug: 'guide/otters',
  title: 'Otters',
  text: `## When it fails {#errors}

| Message | Cause | Do this |
| --- | --- | --- |
| “An otter is missing” | It swims | Wait |
| \`… Raft (X) is not afloat.\` after a flood | It sank | [Mend](/docs/rafts#mend) it |
`,
};

/** Returns the page that gathers the problems of these pages. */
async function gathered(kind: string, written: readonly (typeof rafts)[] = [rafts, otters]) {
  const pages = await Promise.all(
    written.map(async ({ slug, title, text }) => {
      const { problems } = await compileMarkdown(text, { slug });
      return { title, route: `/docs/${slug}`, problems };
    }),
  );
  const body = `## Messages\n\nLook here.\n\n::troubleshooting{show="${kind}"}\n\nEnd. {{here}}\n`;
  const file = 'content/docs/help.md';
  const joined = joinText({ file, body, firstLine: 1 }, [], pages);
  return compileMarkdown(joined.body, { slug: 'help', file, origins: joined.origins });
}

/** Returns the text of each row's cells. */
function rowsOf(html: string): readonly string[] {
  return [...html.replaceAll('\n', '').matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replace(/<\/t[hd]>(?=<)/g, ' | ')
      .replace(/<[^>]*>/g, '')
      .trim(),
  );
}

describe('the gathered problem tables of all pages', () => {
  it('show messages in alphabetical order, each once and with its page; a row that says "the same" stays below the row it refers to', async () => {
    expect(rowsOf((await gathered('messages')).html)).toEqual([
      'You see | Cause | Do this | Page',
      '“An otter is missing” | It swims | Wait | Otters',
      'Raft is not afloat | a|b is wet | Dry it | &lt;Raft />',
      'the same, in winter | Ice | Wait | &lt;Raft />',
      'The same after a flood | It sank | Mend it | Otters',
    ]);
  });

  it('show symptoms as links by page: rows of tables to their sections, and headings', async () => {
    const pitfalls = rafts.text.replace(
      '## Mend',
      '### My raft does *not* move\n\nPush.\n\n### It is aground {#aground}\n\n## Mend',
    );
    const { html } = await gathered('symptoms', [{ ...rafts, text: pitfalls }, otters]);
    expect(html).toContain(
      `<li>&lt;Raft />
<ul>
<li><a href="/docs/rafts#pitfalls">The raft sinks</a></li>
<li><a href="/docs/rafts#my-raft-does-not-move">My raft does <em>not</em> move</a></li>
<li><a href="/docs/rafts#aground">It is aground</a></li>
</ul>
</li>
</ul>`,
    );
  });

  it('must have a remedy for each problem', async () => {
    const text = otters.text.replace('It swims | Wait |', 'It swims | |');
    const { diagnostics } = await compileMarkdown(text, { slug: 'guide/otters' });
    expect(diagnostics.map(({ line, message }) => [line, message])).toEqual([
      [5, 'This problem has no remedy.'],
    ]);
  });

  it('are found by search on their own pages only', async () => {
    const { sections } = await gathered('messages');
    expect(sections.map(({ text }) => text)).toEqual(['', 'Look here.\nEnd. {{here}}']);
  });

  it('are checked on their own pages only; what is wrong below them has its position in the file', async () => {
    const text = otters.text.replace('It swims', 'It swims to [the sea](/docs/sea) {{here}}');
    const { diagnostics, links } = await gathered('messages', [{ ...otters, text }]);
    expect(diagnostics).toMatchObject([{ file: 'content/docs/help.md', line: 7, column: 6 }]);
    expect(links).toEqual([]);
  });
});
