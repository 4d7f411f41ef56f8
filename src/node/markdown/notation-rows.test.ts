import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { NOTATION_ROWS, printDiagnostic } from '../content/diagnostic.ts';
import { compileMarkdown } from './compile.testing.ts';

test.each([
  ['note', ':::note\nAt night.'],
  ['note', ':::note\n\n:::'],
  ['heading', '##Rafts'],
  ['HTML', '<marquee>Raft</marquee>'],
  ['image', '![](raft.png)'],
  ['code', '```ts titel="a.ts"\nlet a;\n```'],
  ['demo', '::demo[Drag it.]'],
  ['challenge', '::challenge[Open it.]'],
  ['diagram', '::diagram{name="loading"}'],
  ['API table', '```api\ntitle: Props\n```'],
  ['problem tables', '::troubleshooting{show="all"}'],
  ['changelog', '::changelog{of="rafts"}'],
])('a message about notation leads to the row "%s" of its table: %j', async (row, markdown) => {
  const { diagnostics } = await compileMarkdown(`Before.\n\n${markdown}\n`);
  expect(diagnostics.map(({ notation }) => notation)).toContain(row);
  expect(diagnostics.map(printDiagnostic).join('\n')).toContain(` See docs/notation.md, "${row}".`);
});

test('the table of the notation has every row to which messages lead', async () => {
  const table = await readFile('docs/notation.md', 'utf8');
  expect(NOTATION_ROWS.filter((row) => !table.includes(`\n| ${row} |`))).toEqual([]);
});
