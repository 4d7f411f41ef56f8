import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SMALL_SITE, writeProject } from '../content/fixtures/small-site.ts';
import { compileMarkdown } from '../markdown/compile.testing.ts';
import type { PageText, StoredPage } from '../pages/stored-page.ts';
import { checkSources, prepareSite } from './prepare-site.ts';

/** The pages of a project, compiled without the threads of this one. */
const compiled = {
  async pages(texts: readonly PageText[]): Promise<ReadonlyMap<string, StoredPage>> {
    const pages = texts.map(async ({ contentPath, body, firstLine }): Promise<[string, StoredPage]> => {
      const page = await compileMarkdown(body, { file: `content/${contentPath}`, firstLine });
      return [contentPath, { ...page, article: '', hash: '' }];
    });
    return new Map(await Promise.all(pages));
  },
};

/** Returns the output of a command for a content folder with mistakes in fields. */
async function messageOf(changes: Readonly<Record<string, string>>): Promise<string> {
  const { root } = await writeProject({ ...SMALL_SITE, ...changes });
  const error = await checkSources(root, compiled).catch((reason: unknown) => reason);
  return error instanceof Error ? error.message : '';
}

const withoutTitle = '---\ndescription: What it is.\n---\n\nText.\n';

it('mistakes in fields and in texts are listed together', async () => {
  expect(await messageOf({ 'docs/overview.md': `${withoutTitle}\n{{marked}}\n` })).toMatch(
    /^The content has 2 problems\..*\ncontent\/docs\/overview\.md:1:1 error: "title" is missing[\s\S]*overview\.md:7:1 warning: "{{marked}}"/,
  );
});

it('a mistake elsewhere does not make the title of a skill a mistake', async () => {
  const skill = '---\nname: otter\ndescription: How to float.\n---\n\n# Float\n';
  expect(await messageOf({ 'docs/overview.md': withoutTitle, 'skill.md': skill })).toMatch(
    /^The content has 1 problem\./,
  );
});

it('the list of mistakes in fields mentions that the links of the pages are checked later', async () => {
  expect(await messageOf({ 'docs/overview.md': withoutTitle })).toMatch(
    /^The content has 1 problem\. The links between the pages are checked once it is solved\.\n/,
  );
  expect(
    await messageOf({ 'docs/overview.md': withoutTitle, 'docs/concepts/nodes.md': withoutTitle }),
  ).toMatch(/^The content has 2 problems\. The links between the pages are checked once they are solved\.\n/);
});

it.each(['no folder', 'a file'])(
  'a content folder that is %s is one error that says what to do',
  async (what) => {
    const root = await mkdtemp(join(tmpdir(), 'missing-'));
    onTestFinished(() => rm(root, { recursive: true }));
    // Contentlayer's thread may load its module before the check ends; a thread without one fails with an error of no test.
    await symlink(resolve('src'), join(root, 'src'), 'junction');
    if (what === 'a file') await writeFile(join(root, 'content'), '');
    await expect(prepareSite(root, { warningsAreErrors: false })).rejects.toThrow(
      'content:1 error: The content folder cannot be read.\n' +
        '    Create a folder with site.yaml, sidebar.yaml, landing.md and docs/, or set CONTENT_DIR to the path of one.',
    );
  },
);
