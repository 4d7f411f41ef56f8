import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Reporter } from '../page/reporter.ts';
import { checkDemos, readChanges, readMarks } from './demo-source.ts';

const DEMO = `import { a } from 'b';

// fold
function useA(
  first: string,
) {
  return first;
}

export default function Demo() {
  return (
    <p>
      {/* start */}
      One
    </p>
  );
}
`;

const CODE = DEMO.replace('// fold\n', '').replace('      {/* start */}\n', '');

it('marks of a demo name the line to start with and the folded blocks, and readers do not see them', () => {
  expect(readMarks(DEMO)).toEqual({ code: CODE, start: 12, folds: [[3, 7]] });
});

it('marks of a demo that mark nothing, or twice, are reported with their lines', () => {
  const report = new Reporter();
  readMarks('// start\nconst a = 1;\n// start\n// fold\nconst b = 2;\n', report);
  expect(report.diagnostics()).toMatchObject([
    { line: 3, message: 'This demo has two "// start" marks.' },
    { line: 4, message: 'There is nothing to fold below this line.' },
  ]);
});

const change = (replaced: string, text: string) =>
  `changes:\n  - try: Two\n    replace: ${replaced}\n    with: ${text}\n    shows: 'text=Two'\n`;

it('a change keeps the indentation of the place that it replaces', () => {
  const [read] = readChanges(change('One', '|-\n      One\n      Two'), CODE, new Reporter());
  expect(read).toMatchObject({ label: 'Two', from: 'One', to: 'One\n      Two', beginsAt: 5 - 12 + 1 });
  expect(read?.code).toBe(CODE.replace('One', 'One\n      Two'));
});

it.each([
  ['replaces what the code does not contain', change('Three', 'Two'), 3, 'contains this text 0 times'],
  ['replaces what the code contains twice', change('first', 'Two'), 3, 'contains this text 2 times'],
  ['changes nothing', change('One', 'return ('), 4, 'already contains this text'],
  [
    'lacks a text',
    'changes:\n  - try: Two\n    replace: One\n    with: Two\n',
    2,
    '"shows" in entry 1 of "changes" is missing',
  ],
  ['is not in a list', 'change: One\n', 1, '"change" is not a known field'],
])('a change that %s is reported with its line', (_, yaml, line, message) => {
  const report = new Reporter();
  expect(readChanges(yaml, CODE, report)).toEqual([]);
  expect(report.diagnostics()).toMatchObject([{ line, message: expect.stringContaining(message) }]);
});

it('the files of demos are named in what is reported about their changes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demos-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'demos'));
  for (const [file, text] of [
    ['a.tsx', CODE],
    ['a.yaml', change('Three', 'Two')],
  ] as const) {
    await writeFile(path.join(folder, 'demos', file), text);
  }
  expect(await checkDemos(folder, 'content', ['a'])).toMatchObject([
    { severity: 'error', file: 'content/demos/a.yaml', line: 3 },
  ]);
});
