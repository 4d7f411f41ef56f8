import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { describe, expect, it } from 'vitest';
import type { ProblemKind } from '../page/facts.ts';
import { stringifyHtml } from '../page/hast.ts';
import { compileMarkdown } from '../testing.ts';
import { gatheredProblemBlocks, insertGatheredProblems, type ProblemPage } from './problem-tables.ts';

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

async function compiled(
  written: readonly (typeof rafts)[] = [rafts, otters],
  base = '/',
): Promise<readonly ProblemPage[]> {
  return Promise.all(
    written.map(async ({ slug, title, text }) => {
      const { problems } = await compileMarkdown(text, { slug, base });
      return { title, problems };
    }),
  );
}

/** Returns the article of a page that gathers the problems of these pages. */
async function gathered(kind: ProblemKind, pages: readonly ProblemPage[]): Promise<string> {
  const { tree } = await compileMarkdown(`::troubleshooting{show="${kind}"}`, { slug: 'help' });
  insertGatheredProblems(tree, pages);
  return stringifyHtml(tree);
}

/** Returns the text of each row's cells. */
function rowsOf(html: string): readonly string[] {
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replace(/<\/t[hd]>(?=<)/g, ' | ')
      .replace(/<[^>]*>/g, '')
      .trim(),
  );
}

describe('the gathered problem tables of all pages', () => {
  it('show messages in alphabetical order, each once and with its page; a row that says "the same" stays below the row it refers to', async () => {
    expect(rowsOf(await gathered('messages', await compiled()))).toEqual([
      'You see | Cause | Do this | Page',
      '“An otter is missing” | It swims | Wait | Otters',
      'Raft is not afloat | a|b is wet | Dry it | &lt;Raft />',
      'the same, in winter | Ice | Wait | &lt;Raft />',
      'The same after a flood | It sank | Mend it | Otters',
    ]);
  });

  it('show symptoms page by page, each folded below its title, with links to their sections', async () => {
    const html = await gathered('symptoms', await compiled());
    expect(rowsOf(html)).toEqual(['You see | Cause | Do this', 'The raft sinks | A hole | See Mend']);
    expect(html).toContain(
      '<details class="gathered"><summary>&lt;Raft /></summary><p>More in <a href="/docs/rafts#pitfalls">&lt;Raft /></a></p>',
    );
    expect(html).toContain('<a href="/docs/rafts#mend">Mend</a>');
  });

  it('must have a remedy for each problem', async () => {
    const text = otters.text.replace('It swims | Wait |', 'It swims | |');
    const { diagnostics } = await compileMarkdown(text, { slug: 'guide/otters' });
    expect(diagnostics.map(({ line, message }) => [line, message])).toEqual([
      [5, 'This problem has no remedy.'],
    ]);
  });

  it('have links below the base path of the site', async () => {
    const pages = await compiled([rafts], '/craft/');
    const html = await gathered('symptoms', pages);
    expect(html).toContain('<a href="/craft/docs/rafts#pitfalls">');
    expect(html).toContain('<a href="/craft/docs/rafts#mend">Mend</a>');
  });

  it('have named groups that are reachable by keyboard', async () => {
    const html = await gathered('symptoms', await compiled([rafts, { ...rafts, slug: 'boats' }]));
    const names = [...html.matchAll(/role="group"[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(2);
    expect(html.match(/tabindex="0"/g)).toHaveLength(2);
  });

  it('are found by search on their own pages only', async () => {
    const { sections } = await compileMarkdown(
      '## Messages\n\nLook here.\n\n::troubleshooting{show="messages"}',
      {
        slug: 'help',
      },
    );
    expect(sections.map(({ text }) => text)).toEqual(['', 'Look here.']);
  });

  it('are tables in the markdown export too, with full links', async () => {
    const pages = await compiled(undefined, '/craft/');
    const children = [...gatheredProblemBlocks(pages, 'messages', 'https://x.example')];
    const extensions = [gfmToMarkdown({ tablePipeAlign: false })];
    expect(toMarkdown({ type: 'root', children }, { extensions }).trim().split('\n')).toEqual([
      '| You see | Cause | Do this | Page |',
      '| - | - | - | - |',
      '| “An otter is missing” | It swims | Wait | [Otters](https://x.example/craft/docs/guide/otters#errors) |',
      '| `Raft is not afloat` | `a\\|b` is **wet** | Dry it | [\\<Raft />](https://x.example/craft/docs/rafts#pitfalls) |',
      '| the same, in winter | Ice | Wait | [\\<Raft />](https://x.example/craft/docs/rafts#pitfalls) |',
      '| The same after a flood | It sank | [Mend](https://x.example/craft/docs/rafts#mend) it | [Otters](https://x.example/craft/docs/guide/otters#errors) |',
    ]);
  });
});
