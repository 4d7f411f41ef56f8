import { expect, it } from 'vitest';
import { notationComponents } from './notation-components.ts';

const pages = [{ title: 'Rafts', path: '/docs/guide/rafts', headings: [] }];
const components = notationComponents({ pages, demos: ['raft'], diagrams: ['tree'] });

it.each([
  ['note', ':::tip[At night]\nSleep in turns.\n\nAll of you.\n:::'],
  ['note', ':::note\nDeep.\n:::'],
  ['api-table', '```api\ntitle: Options\n```'],
  ['sample', '```tsx title="App.tsx" {1,3}\nlet a;\n\nlet b;\n```'],
  ['sample', '````md\n```ts\na;\n```\n````'],
  ['demo', '::demo[A raft floats.]{name="raft"}'],
  ['diagram', '::diagram[A tree of rafts.]{name="tree"}'],
  ['page-link', '[two otters](/docs/guide/rafts#two-otters)'],
])('rich text keeps a %s as it is written: %j', (id, written) => {
  const first = components.find(({ pattern }) => pattern.exec(`${written}\n\nText.`)?.index === 0);
  expect(first?.id).toBe(id);
  expect(first?.toBlock({ ...first.pattern.exec(written)?.groups })).toBe(written);
});
