import { describe, expect, it } from 'vitest';
import { compareExports, compareMembers, uncomparedTables } from './compare.ts';
import { documentedPage } from './documented-pages.ts';
import { publishedMembers } from './published-api.ts';

const page = documentedPage(
  'api/raft',
  '<Raft />',
  [
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
  compareExports([exportTable], new Set(exports), internal, [page]);

describe('a page about the API', () => {
  it('has its subject read from the title, and its tables', () => {
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
    expect(compareMembers(table, ['otters', 'place'], [page])).toEqual([]);
    expect(compareMembers({ ...table, prefix: 'place.' }, ['river'], [page])).toEqual([]);
  });

  it('are reported when the page or the type lacks them', () => {
    expect(compareMembers(table, ['otters', 'size'], [page])).toEqual([
      'api/raft: "size" of RaftProps is in none of the tables prop.',
      'api/raft: "place" is documented, but RaftProps has no such member.',
    ]);
  });

  it('may have exceptions beside them, but only while these are in the table', () => {
    const besides = { 'place.river': 'It is explained here.', gone: 'It was here.' };
    expect(compareMembers({ ...table, besides }, ['otters'], [page])).toEqual([
      'api/raft: "gone" is listed in "besides" of RaftProps, but is in no table.',
    ]);
  });

  it('cannot be compared when the table is missing or the type has none', () => {
    expect(compareMembers({ ...table, tables: ['props'] }, [], [page])).toEqual([
      'api/raft: there is no table with the anchor "props".',
      'The type RaftProps has no members to compare with.',
    ]);
  });

  it('come from the compiler, whose error is thrown when the type does not exist', async () => {
    await expect(publishedMembers(process.cwd(), ['core.NoSuchType'])).rejects.toThrow('NoSuchType');
  });
});

describe('the exports of the packages', () => {
  it('match as entries and as titles of pages', () => {
    expect(compareExportsWith(['Raft', 'useRaft'])).toEqual([]);
  });

  it('are reported when no page documents them, unless they are internal', () => {
    expect(compareExportsWith(['Raft', 'useRaft', 'Otter', 'innards'], ['innards'])).toEqual([
      'The export "Otter" is neither in a table of exports nor a page\'s title nor internal.',
    ]);
  });

  it('are reported when they do not exist, or when they are listed as internal without need', () => {
    expect(compareExportsWith(['Raft'], ['Raft', 'innards'])).toEqual([
      'api/raft: "useRaft" is documented as an export, but no package exports it.',
      '"Raft" need not be called internal: it is documented, or no package exports it.',
      '"innards" need not be called internal: it is documented, or no package exports it.',
    ]);
  });
});

it('a table that is not compared is reported, on a page with compared ones', () => {
  expect(uncomparedTables([page], [table])).toEqual([
    'api/raft: the table with the anchor "export" is compared with nothing. Add a line for it to checks/api-coverage/coverage-map.ts.',
  ]);
  expect(uncomparedTables([{ ...page, slug: 'guides/raft' }], [table])).toEqual([]);
});
