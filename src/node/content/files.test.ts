import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureFolder } from '../../../test-support/fixture-folder.js';
import { readContentFile, refusedFiles } from './files.ts';

const SECRET = 'A secret of the machine.';

/** Creates a content folder beside a secret, with symbolic links by path. */
async function folderWith(links: Readonly<Record<string, string>>) {
  const root = await fixtureFolder({
    'elsewhere/secret.txt': SECRET,
    'content/docs/raft.md': 'A raft.',
    'content/docs/hint.md': 'A hint.',
  });
  const content = path.join(root, 'content');
  for (const [link, target] of Object.entries(links)) {
    const file = path.join(root, link);
    await mkdir(path.dirname(file), { recursive: true });
    await symlink(target.startsWith('/') ? target : path.join(root, target), file);
  }
  return { root, content };
}

const messages = async (folder: string) =>
  [...(await refusedFiles(folder, 'content')).values()].map(({ file, message }) => `${file}: ${message}`);

describe('a symbolic link of the content folder', () => {
  it.each([
    'docs/leak.md',
    'docs/leak.png',
    'docs/deep/leak.svg',
    'demos/leak.tsx',
    'diagrams/leak.svg',
    'names/leak.json',
    'changelog/leak.md',
    'site.yaml',
  ])('such as %s must not lead out of it', async (link) => {
    const { content } = await folderWith({ [`content/${link}`]: 'elsewhere/secret.txt' });
    expect(await messages(content)).toEqual([
      `content/${link}: The file is a link, or outside the folder "content".`,
    ]);
    expect(await readContentFile(path.join(content, link), content)).toBeUndefined();
  });

  it('must not lead to a folder outside, nor to the files of the system', async () => {
    const { content } = await folderWith({
      'content/demos': 'elsewhere',
      'content/docs/environment.md': '/proc/self/environ',
    });
    expect(await messages(content)).toEqual([
      'content/demos: The file is a link, or outside the folder "content".',
      'content/docs/environment.md: The file is a link, or outside the folder "content".',
    ]);
    expect(await readContentFile(path.join(content, 'demos/secret.txt'), content)).toBeUndefined();
  });

  it('must not lead to another file or folder in it, which would be published twice', async () => {
    const { content } = await folderWith({
      'content/docs/linked.md': 'content/docs/hint.md',
      'content/docs/v1': 'content/docs',
    });
    expect(await messages(content)).toEqual(
      ['docs/linked.md', 'docs/v1'].map(
        (link) => `content/${link}: The file is a link, or outside the folder "content".`,
      ),
    );
  });

  it('may be the folder itself', async () => {
    const { root } = await folderWith({ link: 'content' });
    const content = path.join(root, 'link');
    expect(await messages(content)).toEqual([]);
    expect(String(await readContentFile(path.join(content, 'docs/raft.md'), content))).toBe('A raft.');
    expect(await readContentFile(path.join(content, '../elsewhere/secret.txt'), content)).toBeUndefined();
  });
});

it('a file that no person has made is not read', async () => {
  const content = await fixtureFolder({ 'docs/film.gif': 'x'.repeat(10_000_001) });
  expect(await messages(content)).toEqual(['content/docs/film.gif: The file has 10,000,001 bytes.']);
  expect(await readContentFile(path.join(content, 'docs/film.gif'), content)).toBeUndefined();
});
