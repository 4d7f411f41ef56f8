import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Fields, metaOf, required } from './fields.ts';
import { API_TABLE, Doc } from './schema.ts';

const NOTATION = '../../../docs/notation.md';

/** Returns the fields of a group as a table in markdown. */
function tableOf({ shape }: Fields): string {
  const rows = Object.entries(shape).map(([name, field]) => {
    const inner = required(field);
    const options = inner instanceof z.ZodEnum ? ` One of ${inner.options.join(', ')}.` : '';
    return `| \`${name}\`${inner === field ? ', required' : ''} | ${metaOf(field).description}${options} |`;
  });
  return ['| field | meaning |', '| --- | --- |', ...rows].join('\n');
}

it('the manual of the notation describes each field of a page and of an API table', async () => {
  const text = await readFile(`${import.meta.dirname}/${NOTATION}`, 'utf8');
  const tables = { Doc: tableOf(Doc.fields), ApiEntry: tableOf(API_TABLE.shape.entries.element) };
  const current = Object.entries(tables).reduce(
    (manual, [name, table]) =>
      manual.replace(
        new RegExp(`<!-- ${name} -->[\\s\\S]*?<!-- end -->`),
        () => `<!-- ${name} -->\n\n${table}\n\n<!-- end -->`,
      ),
    text,
  );
  await expect(current).toMatchFileSnapshot(NOTATION);
});
