import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');

/** Rooms from top to bottom; those of one row do not know each other. */
type Rooms = readonly (readonly string[])[];

/**
 * The rooms of each side. A file imports from its own room and from the rows below it. A room is a folder; `.` stands
 * for the files beside the folders: the app's entries and its router, the build, the list of plugins, and the answer to
 * a query.
 */
const SIDES = {
  'src/app': [
    ['dev-problems', 'hydration'],
    ['.'],
    ['routes'],
    ['layout'],
    ['docs', 'landing', 'offline', 'pages', 'search'],
    ['article'],
    ['code-editor'],
    ['ui'],
    ['data'],
    ['platform'],
  ],
  'src/node': [
    ['vite'],
    ['.'],
    ['content-editor'],
    ['emit', 'search', 'markdown-export'],
    ['security'],
    ['site'],
    ['pages'],
    ['markdown'],
    ['content'],
  ],
  'src/node/markdown': [['.'], ['checks'], ['blocks'], ['api'], ['text'], ['code'], ['page']],
  'src/search': [['.'], ['hosted', 'words']],
  'src/code-runner': [['page', 'frame'], ['protocol']],
  checks: [
    ['claims', 'names', 'health'],
    ['samples', 'prose', 'api-coverage'],
  ],
} satisfies Readonly<Record<string, Rooms>>;

/**
 * The largest number of lines of each room, without its tests. A room may shrink, and its number with it. A number rises
 * only if that of another room falls by as much: what nobody needs leaves before something new comes in.
 */
const LARGEST = {
  'src/app': 7_498,
  'src/code-runner': 1_019,
  'src/content-editor': 334,
  'src/examples': 3_704,
  'src/node': 11_360,
  'src/search': 700,
  'src/service-worker': 273,
  'src/shared': 901,
  checks: 2_025,
  scripts: 1_051,
} satisfies Readonly<Record<string, number>>;

/** Style sheets belong to no room: any file may import them. */
const STYLES = 'styles';

/** An import, with the paths of both files from the folder that is read. */
interface Import {
  readonly from: string;
  readonly to: string;
}

it.each(Object.entries<Rooms>(SIDES))(
  'imports from its own room or a lower one, in every file of %s',
  (side, rooms) => {
    const imports = importsWithin(side);
    expect(imports.length).toBeGreaterThan(10);
    expect(imports.flatMap((one) => roomFault(side, rooms, one))).toEqual([]);
  },
);

it.each(Object.entries(LARGEST))('keeps %s within %i lines', (room, largest) => {
  expect(linesOf(room), `${room} has grown: remove as much as you add.`).toBeLessThanOrEqual(largest);
});

it('counts the lines of every folder of src', () => {
  const folders = readdirSync(path.join(ROOT, 'src'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  expect(folders.map(({ name }) => `src/${name}`).filter((room) => !(room in LARGEST))).toEqual([]);
});

it('needs no check for the site: no file of src imports one of checks', () => {
  expect(importsOf('src').filter(({ to }) => to.startsWith('../checks/'))).toEqual([]);
});

it.each(['src/app', 'src/node', 'src/examples/landing'])(
  'has no folders of %s import each other in a circle',
  (root) => {
    const folderOf = (file: string) => path.posix.dirname(file);
    expect(
      circles(importsWithin(root).map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))),
    ).toEqual([]);
  },
);

it.each(['src', 'checks', 'bench/src'])('has no files of %s import each other in a circle', (root) => {
  expect(circles(importsWithin(root))).toEqual([]);
});

/** Returns the number of lines of a room's code: neither tests and what only they need, nor types without code. */
function linesOf(room: string): number {
  const folder = path.join(ROOT, room);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|js|mjs)$/.test(file))
    .filter((file) => !/\.(?:test|spec|testing|property)\.|fixture|\.d\.ts$/.test(file))
    .reduce((sum, file) => sum + readFileSync(path.join(folder, file), 'utf8').split('\n').length - 1, 0);
}

/** Returns a sentence about each circle of imports, once: from its first member in the alphabet. */
function circles(imports: readonly Import[]): readonly string[] {
  const below = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (from !== to) below.set(from, (below.get(from) ?? new Set()).add(to));
  }
  return [...below.keys()].flatMap((start) => {
    const way = wayBack(start, below);
    const isFirst = way?.every((other) => start <= other);
    return isFirst ? [`These import each other in a circle: ${way?.join(' → ')}.`] : [];
  });
}

/** Returns a sentence that says what is wrong with an import, if something is. */
function roomFault(side: string, rooms: Rooms, { from, to }: Import): readonly string[] {
  const rowOf = (room: string) => rooms.findIndex((row) => row.includes(room));
  const [room, imported] = [roomOf(from), roomOf(to)];
  const [row, importedRow] = [rowOf(room), rowOf(imported)];
  if (row === -1) return [`${side}/${from} is in no room: add "${room}" to SIDES in src/rooms.test.ts.`];
  if (room === imported || importedRow > row) return [];
  const allowed = rooms.slice(row + 1).flat();
  return [
    `${side}/${from} imports ${side}/${to}, but "${room}" may import from ${
      allowed.length === 0 ? 'itself only' : `itself and ${allowed.join(', ')} only`
    }. Move what both need down, or pass it in.`,
  ];
}

function roomOf(file: string): string {
  const [first = '', ...rest] = file.split('/');
  return rest.length === 0 ? '.' : first;
}

/** Returns the members on a way from one of them back to itself; `undefined` if there is none. */
function wayBack(
  start: string,
  below: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] | undefined {
  const seen = new Set<string>();
  const visit = (folder: string, way: readonly string[]): readonly string[] | undefined => {
    for (const next of below.get(folder) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = visit(next, [...way, next]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return visit(start, [start]);
}

/** Returns the imports between files of a folder. */
function importsWithin(root: string): readonly Import[] {
  return importsOf(root).filter(({ to }) => !to.startsWith('../') && !to.startsWith(`${STYLES}/`));
}

/** Returns all imports of the files of a folder: static, dynamic, of types, and of workers. Tests may import anything. */
function importsOf(root: string): readonly Import[] {
  const folder = path.join(ROOT, root);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return files.flatMap((from) => {
    const code = readFileSync(path.join(folder, from), 'utf8');
    return [...code.matchAll(/\b(?:from|import|import\(|new URL\()\s*'(\.{1,2}\/[^'?]+)/g)]
      .map(([, specifier = '']) => path.posix.join(path.posix.dirname(from), specifier))
      .map((to) => ({ from, to }));
  });
}
