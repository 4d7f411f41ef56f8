import { expect, test } from '../../support/test.ts';
import { button, compress, copied, decompress, load, makeItMine, openExample, text } from './basic-editor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const NO_PAGE = 'This text is not a page. Paste a copied page, or its JSON.';

/** Texts that are not pages, derived from the JSON of a page, each with its error message. */
const BAD_TEXTS: readonly {
  readonly name: string;
  readonly make: (json: string) => string;
  readonly answer: string | RegExp;
}[] = [
  { name: 'an empty text', make: () => '', answer: NO_PAGE },
  { name: 'words', make: () => 'Hello, this is no page', answer: NO_PAGE },
  { name: 'a list', make: () => '[]', answer: NO_PAGE },
  { name: 'HTML', make: () => '<h1>Page</h1>', answer: NO_PAGE },
  {
    name: 'a copied page without its end',
    make: (json) => compress(json).slice(0, 200),
    answer: NO_PAGE,
  },
  { name: 'JSON without its end', make: (json) => json.slice(0, 200), answer: 'This text is not JSON.' },
  { name: 'packed words', make: () => compress('Hello'), answer: 'This text is not JSON.' },
  { name: 'an empty object', make: () => '{}', answer: 'Part ROOT is missing.' },
  { name: 'a page with an empty part', make: () => '{"ROOT":{}}', answer: 'Part ROOT is incomplete.' },
  {
    name: 'a page with an unknown component',
    make: (json) => json.replace('"resolvedName":"Button"', '"resolvedName":"Slider"'),
    answer: /^Part \S+ is an unknown component: Slider\.$/,
  },
  {
    name: 'a page with an object for a text',
    make: (json) => json.replace('"text":"Click me"', '"text":{"a":1}'),
    answer: /^Part \S+ has a bad value: text\.$/,
  },
  {
    name: 'a page that names a part it does not have',
    make: (json) => json.replace('"nodes":["', '"nodes":["nobody","'),
    answer: 'Part nobody is missing.',
  },
  {
    name: 'a page that contains itself',
    make: (json) => json.replace('"nodes":["', '"nodes":["ROOT","'),
    answer: 'Part ROOT is used twice.',
  },
  // Compressed, because the browser needs a second to type so much JSON.
  {
    name: 'a page of a thousand nested parts',
    make: () => compress(nested()),
    answer: /^Part \S+ is nested too deeply\.$/,
  },
];

/** A page in which each part contains the next. */
function nested(): string {
  const ids = ['ROOT', ...Array.from({ length: 1000 }, (_, index) => `part-${index}`)];
  const parts = ids.map((id, index) => [
    id,
    {
      type: { resolvedName: 'Container' },
      isCanvas: true,
      props: {},
      displayName: 'Container',
      custom: {},
      hidden: false,
      nodes: ids.slice(index + 1, index + 2),
      linkedNodes: {},
      ...(index > 0 && { parent: ids[index - 1] }),
    },
  ]);
  return JSON.stringify(Object.fromEntries(parts));
}

test('an invalid text changes nothing when it is loaded, and the dialog says why', async ({ page }) => {
  await openExample(page);
  await makeItMine(page);
  const mine = await copied(page);
  const json = decompress(mine);
  const dialog = page.getByRole('dialog', { name: 'Load a page' });
  for (const { name, make, answer } of BAD_TEXTS) {
    await test.step(name, async () => {
      const pasted = make(json);
      await load(page, pasted);
      await expect(dialog.getByRole('status')).toHaveText(answer);
      await expect(dialog.getByRole('textbox')).toHaveValue(pasted);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });
  }
  expect(await copied(page)).toBe(mine);
  await expect(text(page, 'My own words')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(text(page, 'Welcome')).toBeVisible();
});
