import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compile } from '../compile.ts';
import { stringifyHtml } from '../page/hast.ts';
import { type NamesFile, sampleKey } from './names.ts';

const CODE = ['const { add } = actions;', 'add(one);', 'add(two);'].join('\n');
const ADD = '/docs/api/raft#action-add';

/** The names of `CODE`: `actions`, and `add` three times. */
const NAMES: NamesFile = {
  targets: [
    [ADD, 'const add: (otter: Otter) => void'],
    ['/docs/api/raft#return-actions', '(property) actions: Actions'],
  ],
  samples: {
    [sampleKey(CODE)]: [
      [0, 8, 0],
      [0, 16, 1],
      [1, 0, 0],
      [2, 0, 0],
    ],
  },
};

/** Compiles a page whose folder of names has these files. */
async function page(
  body: string,
  files: Readonly<Record<string, unknown>>,
  { base = '/', ...version }: { readonly base?: string; readonly version?: string } = {},
) {
  const contentFolder = await mkdtemp(path.join(tmpdir(), 'names-'));
  onTestFinished(() => rm(contentFolder, { recursive: true }));
  await mkdir(path.join(contentFolder, 'names'));
  for (const [name, value] of Object.entries(files)) {
    await writeFile(path.join(contentFolder, 'names', `${name}.json`), JSON.stringify(value));
  }
  const compiled = await compile({
    file: 'content/docs/otters.md',
    body,
    firstLine: 1,
    contentFolder,
    directory: contentFolder,
    base,
    slug: 'otters',
    ...version,
  });
  return { ...compiled, html: stringifyHtml(compiled.tree) };
}

const fence = (code: string, meta = '') => `\`\`\`ts ${meta}\n${code}\n\`\`\`\n`;

describe('a documented name in a sample', () => {
  it('is a link to its entry where it first appears, and nowhere else', async () => {
    const { html, links, names } = await page(fence(CODE), { otters: NAMES });
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(html).toContain(`<a href="${ADD}">add</a>`);
    expect(html.indexOf(ADD)).toBeLessThan(html.indexOf('(one)'));
    expect(links.map(({ href }) => href)).toContain(ADD);
    expect(names).toEqual([
      [
        { name: 'add', href: ADD, type: 'const add: (otter: Otter) => void' },
        { name: 'actions', href: '/docs/api/raft#return-actions', type: '(property) actions: Actions' },
      ],
    ]);
  });

  it('is a link below the base path of the site', async () => {
    const { html } = await page(fence(CODE), { otters: NAMES }, { base: '/lib/' });
    expect(html).toContain('<a href="/lib/docs/api/raft#action-add">add</a>');
  });

  it('is a link within the version of the page, and so is inline code', async () => {
    const files = { otters: NAMES, inline: { actions: '/docs/api/raft#return-actions' } };
    const { links } = await page(`${fence(CODE)}\nUse \`actions\`.`, files, { version: '0.2' });
    expect(new Set(links.map(({ href }) => href))).toEqual(
      new Set(['/docs/0.2/api/raft#action-add', '/docs/0.2/api/raft#return-actions']),
    );
  });

  it('is found below a hidden beginning', async () => {
    const code = ['const hidden = 1;', '// ---cut---', 'add(one);'].join('\n');
    const names = { ...NAMES, samples: { [sampleKey(code)]: [[2, 0, 0]] } };
    const { html } = await page(fence(code), { otters: names });
    expect(html).toContain(`<a href="${ADD}">add</a>`);
  });

  it('is not a link once the sample has changed', async () => {
    const { html } = await page(fence(CODE.replace('one', 'three')), { otters: NAMES });
    expect(html).not.toContain('<a ');
  });

  it('is a link in the changes of a file as well as in the whole file', async () => {
    const first = fence('const { add } = actions;', 'title="a.ts"');
    const { html, names } = await page(`${first}\n${fence(CODE, 'title="a.ts" changes')}`, { otters: NAMES });
    expect(html.match(new RegExp(`<a href="${ADD}">`, 'g'))).toHaveLength(2);
    expect(names[0]).toEqual([]);
  });

  it('is a link in the JavaScript form in the same line as in TypeScript', async () => {
    const before = "import { type Raft, one } from 'rafts';\none(1);";
    const after = "import { type Raft, add, one } from 'rafts';\none(1);\nadd(2);";
    const names = {
      targets: [['/docs/api/one', 'one: Otter']],
      samples: { [sampleKey(after)]: [[0, after.indexOf('one'), 0]] },
    };
    const body = `${fence(before, 'title="a.ts"')}\n${fence(after, 'title="a.ts" changes')}`;
    const { html } = await page(body, { otters: names });
    const [, changes = ''] = /has-diff.*?<code>(.*?)<\/code>/s.exec(html) ?? [];
    const linked = changes.split('\n').filter((line) => line.includes('<a href="/docs/api/one">'));
    expect(linked.map((line) => line.includes('add'))).toEqual([true, true]);
    expect(linked.filter((line) => line.includes('line diff remove'))).toEqual([]);
  });
});

describe('inline code', () => {
  const inline = { useRaft: '/docs/api/useRaft', 'actions.add': ADD, 'add()': ADD, Raft: '/docs/api/raft' };
  const html = async (body: string) => (await page(body, { inline })).html;

  it.each([
    ['`useRaft`', '<a href="/docs/api/useRaft"><code>useRaft</code></a>'],
    ['`useRaft()`', '<a href="/docs/api/useRaft"><code>useRaft()</code></a>'],
    ['`<Raft />`', '<a href="/docs/api/raft"><code>&lt;Raft /></code></a>'],
    ['`actions.add(otter)`', `<a href="${ADD}"><code>actions.add(otter)</code></a>`],
    ['`add()`', `<a href="${ADD}"><code>add()</code></a>`],
  ])('%s links to its entry', async (markdown, expected) => {
    expect(await html(`See ${markdown}.`)).toBe(`<p>See ${expected}.</p>`);
  });

  it.each(['`add`', '`useRaftily`', '`Raft.tsx`', '[`useRaft`](/docs/a)'])(
    '%s is not linked',
    async (markdown) => {
      expect(await html(`See ${markdown}.`)).not.toMatch(/<a href="\/docs\/api/);
    },
  );

  it('links once in a section', async () => {
    const linked = await html('`useRaft` and `useRaft`.\n\n## More\n\n`useRaft`\n');
    expect(linked.match(/<a href="\/docs\/api\/useRaft">/g)).toHaveLength(2);
  });

  it('links the types in API tables, except to their own entries and in names of namespaces', async () => {
    const entry =
      '```api\ntitle: Types\nanchor: type\nentries:\n  - name: Raft\n    type: "(raft: Raft, river: Map.River) => Otter"\n    description: None.\n```';
    const names = { Raft: '/docs/api/raft', River: '/docs/api/river', Otter: '/docs/page#type-raft' };
    const { html } = await page(entry, { inline: names });
    expect(html.match(/<a href="\/docs\/[^>]*>\w+<\/a>/g)).toEqual(['<a href="/docs/api/raft">Raft</a>']);
  });
});
