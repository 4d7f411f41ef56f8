import { expect, it } from 'vitest';
import { SMALL_SITE, writeProject } from '../content/fixtures/small-site.ts';
import { checkSources } from './prepare-site.ts';

/** Returns the output of a command for a content folder with mistakes in fields. */
async function messageOf(changes: Readonly<Record<string, string>>): Promise<string> {
  const { root } = await writeProject({ ...SMALL_SITE, ...changes });
  const error = await checkSources(root).catch((reason: unknown) => reason);
  return error instanceof Error ? error.message : '';
}

const withoutTitle = '---\ndescription: What it is.\n---\n\nText.\n';

it('the list of mistakes in fields mentions that the text of the pages is checked later', async () => {
  expect(await messageOf({ 'docs/overview.md': withoutTitle })).toMatch(
    /^The content has 1 problem\. The text and the links of the pages are checked once it is solved\.\n/,
  );
  expect(
    await messageOf({ 'docs/overview.md': withoutTitle, 'docs/concepts/nodes.md': withoutTitle }),
  ).toMatch(
    /^The content has 2 problems\. The text and the links of the pages are checked once they are solved\.\n/,
  );
});
