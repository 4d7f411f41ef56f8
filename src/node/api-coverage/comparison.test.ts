import { describe, expect, it } from 'vitest';
import { compareExports, compareMembers, uncomparedTables } from './compare.ts';
import { documentedPage } from './documented-pages.ts';
import { publishedMembers } from './published-api.ts';

const page = documentedPage(
  'api/raft',
  [
    '---',
    'title: "<Raft />"',
    '---',
    '',
    ':::note',
    '```api',
    'title: Props of Raft',
    'anchor: prop',
    'entries:',
    '  - {name: otters, type: "number", description: "How many."}',
    '  - {name: place.river, type: "string", description: "Where."}',
    '```',
    ':::',
    '',
    '```api',
    'title: Exports',
    'anchor: export',
    'entries:',
    '  - {name: useRaft, type: "() => Raft", description: "A hook."}',
    '```',
  ].join('\n'),
);
const table = { kind: 'members', page: 'api/raft', tables: ['prop'], type: 'RaftProps' } as const;
const exportTable = { kind: 'exports', page: 'api/raft', tables: ['export'] } as const;
const compareExportsWith = (exports: readonly string[], internal: readonly string[] = []) =>
  compareExports([exportTable], new Set(exports), new Set(internal), [page]);

describe('a page about the API', () => {
  it('is about what its title names, and has its tables read', () => {
    expect(page).toEqual({
      slug: 'api/raft',
      subject: 'Raft',
      tables: [
        { anchor: 'prop', names: ['otters', 'place.river'] },
        { anchor: 'export', names: ['useRaft'] },
      ],
    });
  });
});

describe('the members of a type', () => {
  it('match when each is an entry, or has its own members as entries', () => {
    expect(compareMembers(table, ['otters', 'place'], [page])).toEqual({ matched: 2, problems: [] });
    expect(compareMembers({ ...table, prefix: 'place.' }, ['river'], [page])).toEqual({
      matched: 1,
      problems: [],
    });
  });

  it('are named when the page lacks them, and when it invents them', () => {
    expect(compareMembers(table, ['otters', 'size'], [page]).problems).toEqual([
      'api/raft: "size" of RaftProps is in none of the tables prop.',
      'api/raft: "place" is documented, but RaftProps has no such member.',
    ]);
  });

  it('may have others beside them for a reason, but only while those are there', () => {
    const besides = { 'place.river': 'It is explained here.', gone: 'It was here.' };
    expect(compareMembers({ ...table, besides }, ['otters'], [page]).problems).toEqual([
      'api/raft: "gone" is named as standing besides RaftProps, but in no table.',
    ]);
  });

  it('cannot be compared when the table is gone or the type has none', () => {
    expect(compareMembers({ ...table, tables: ['props'] }, [], [page]).problems).toEqual([
      'api/raft: there is no table with the anchor "props".',
      'The type RaftProps has no members to compare with.',
    ]);
  });

  it('are asked of the compiler, which says so when the type does not exist', async () => {
    await expect(publishedMembers(process.cwd(), ['core.NoSuchType'])).rejects.toThrow('NoSuchType');
  }, 60_000);
});

describe('the exports of the packages', () => {
  it('match as entries and as titles of pages', () => {
    expect(compareExportsWith(['Raft', 'useRaft'])).toEqual({ matched: 2, problems: [] });
  });

  it('are named when no page names them, unless they are internal', () => {
    expect(compareExportsWith(['Raft', 'useRaft', 'Otter', 'innards'], ['innards']).problems).toEqual([
      'The export "Otter" is in no table of exports, is no page\'s title and not internal.',
    ]);
  });

  it('are named when a page invents them, or when they are called internal for nothing', () => {
    expect(compareExportsWith(['Raft'], ['Raft', 'innards']).problems).toEqual([
      'api/raft: "useRaft" is documented as an export, but no package exports it.',
      '"Raft" need not be called internal: it is documented, or no package exports it.',
      '"innards" need not be called internal: it is documented, or no package exports it.',
    ]);
  });
});

it('a table that is compared with nothing is named, on a page that has others', () => {
  expect(uncomparedTables([page], [table])).toEqual([
    'api/raft: the table with the anchor "export" is compared with nothing. Add a line for it to src/node/api-coverage/coverage-map.ts.',
  ]);
  expect(uncomparedTables([{ ...page, slug: 'guides/raft' }], [table])).toEqual([]);
});
