import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentDirectory, NAMES_FOLDER } from '../../src/node/content/files.ts';
import { DEMO_NAMES, INLINE_NAMES, sampleKey } from '../../src/node/markdown/code/names.ts';
import { fieldsOf } from '../../src/shared/fields-of.ts';
import { pageSlug } from '../../src/shared/page-path.ts';
import type { DocumentedPage } from '../api-coverage/compare.ts';
import { extractBlocks, type Sample, samplesOf } from '../samples/extract-blocks.ts';
import { documentedNames, inlineNames } from './documented-names.ts';
import { resolveNames } from './resolve-names.ts';

const EDITOR = 'ReturnType<typeof core.useEditor>';
const PAGES: readonly DocumentedPage[] = [
  {
    slug: 'api/useEditor',
    subject: 'useEditor',
    tables: [
      { anchor: 'return', names: ['actions'] },
      { anchor: 'action', names: ['add'] },
    ],
  },
  { slug: 'api/node', subject: 'Node', tables: [{ anchor: 'type', names: ['NodeId'] }] },
  { slug: 'api/editor', subject: 'Editor', tables: [{ anchor: 'prop', names: ['resolver'] }] },
];
const documented = documentedNames(
  PAGES,
  [
    { kind: 'members', page: 'api/editor', tables: ['prop'], type: 'ComponentProps<typeof core.Editor>' },
    { kind: 'members', page: 'api/useEditor', tables: ['return'], type: EDITOR },
    { kind: 'members', page: 'api/useEditor', tables: ['action'], type: `${EDITOR}['actions']` },
    { kind: 'exports', page: 'api/node', tables: ['type'] },
  ],
  new Set(['useEditor', 'Node', 'NodeId', 'Editor']),
);

/** Returns each documented name in the code, with its target. */
async function namesIn(code: string): Promise<readonly string[]> {
  const sample: Sample = { file: 'docs/a.md', line: 1, language: 'tsx', meta: '', code };
  // Below the project, so that imports of packages resolve.
  const projectRoot = process.cwd();
  const folder = await mkdtemp(path.join(projectRoot, '.cache/names-test-'));
  try {
    const { pages } = await resolveNames({
      projectRoot,
      folder,
      samples: [sample],
      demos: new Map(),
      documented,
    });
    const { targets = [], samples = {} } = pages.get('docs/a.md') ?? {};
    return (samples[sampleKey(code)] ?? []).map(([line, column, target]) => {
      const name = /^[\w$]+/.exec(code.split('\n')[line]?.slice(column) ?? '')?.[0];
      return `${name} ${targets[target]?.[0]}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('a name in a sample', () => {
  it('is documented if the compiler resolves it to a documented declaration, including members of mapped types', async () => {
    const code = [
      "import { Editor, useEditor } from '@craftjs/core';",
      'export function Button() {',
      '  const { actions } = useEditor();',
      "  return <Editor resolver={{}}><button onClick={() => actions.add([], 'ROOT')} /></Editor>;",
      '}',
    ].join('\n');
    expect(await namesIn(code)).toEqual([
      'Editor /docs/api/editor',
      'useEditor /docs/api/useEditor',
      'actions /docs/api/useEditor#return-actions',
      'useEditor /docs/api/useEditor',
      'Editor /docs/api/editor',
      'resolver /docs/api/editor#prop-resolver',
      'add /docs/api/useEditor#action-add',
    ]);
  });

  it('is not documented because of its spelling alone: a variable, a comment or a text may have the same', async () => {
    const code = [
      '// Node and useEditor',
      "const Node = 'useEditor';",
      'const actions = { add: (node: string) => node };',
      'export const added = actions.add(Node);',
    ].join('\n');
    expect(await namesIn(code)).toEqual([]);
  });
});

describe('inline code', () => {
  it('may name exports, members by their path from a hook, and methods as calls', () => {
    expect(inlineNames(documented)).toEqual({
      Editor: '/docs/api/editor',
      Node: '/docs/api/node',
      NodeId: '/docs/api/node#type-nodeid',
      'actions()': '/docs/api/useEditor#return-actions',
      'actions.add': '/docs/api/useEditor#action-add',
      'add()': '/docs/api/useEditor#action-add',
      'resolver()': '/docs/api/editor#prop-resolver',
      useEditor: '/docs/api/useEditor',
      'useEditor()': '/docs/api/useEditor',
    });
  });

  it('may not be a name that two entries share', () => {
    const twice = [
      { name: 'add', owner: 'A', href: '/docs/a#add' },
      { name: 'add', owner: 'B', href: '/docs/b#add' },
    ];
    expect(inlineNames(twice)).toEqual({});
  });
});

describe('the stored names', () => {
  // What they are is compared at night, with the compiler. A page whose samples have changed is found without it.
  it('are those of the samples of the pages', async () => {
    const names = path.join(contentDirectory, NAMES_FOLDER);
    const docs = path.join(contentDirectory, 'docs');
    const stored = (await readdir(names, { recursive: true }))
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => file.endsWith('.json') && ![INLINE_NAMES, DEMO_NAMES].includes(file.slice(0, -5)));
    const pages = (await readdir(docs, { recursive: true })).filter((file) => file.endsWith('.md'));
    const problems: string[] = [];
    for (const page of pages) {
      const samples = samplesOf(extractBlocks(page, await readFile(path.join(docs, page), 'utf8')));
      const file = `${pageSlug(page)}.json`;
      const text = stored.includes(file) ? await readFile(path.join(names, file), 'utf8') : '{}';
      const kept = Object.keys(fieldsOf(fieldsOf(JSON.parse(text))['samples']));
      const keys = samples.map(({ code }) => sampleKey(code));
      const imports = samples.filter(({ code }) => /^import \{.*'@craftjs\/core'/m.test(code));
      const missing = imports.filter(({ code }) => !kept.includes(sampleKey(code)));
      if (missing.length > 0 || kept.some((key) => !keys.includes(key))) problems.push(page);
    }
    const known = pages.map((page) => `${pageSlug(page)}.json`);
    problems.push(...stored.filter((file) => !known.includes(file)));
    expect(problems, 'Run "npm run names", and commit content/names.').toEqual([]);
  });
});
