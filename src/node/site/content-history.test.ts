import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHistory } from './content-history.ts';

const lastChanges = async (...args: Parameters<typeof contentHistory>) =>
  (await contentHistory(...args)).lastChanges;
const formerFiles = async (...args: Parameters<typeof contentHistory>) => [
  ...(await contentHistory(...args)).formerFiles,
];

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-history-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(folder: string, args: readonly string[], date = '2024-01-01T12:00:00Z'): void {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...identity, ...args], { cwd: folder, env, stdio: 'pipe' });
}

function change(folder: string, file: string, text: string, date: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  git(folder, ['add', '.']);
  git(folder, ['commit', '-m', text], date);
}

describe('the days on which files last changed', () => {
  it('are those of their newest commits, in UTC', async () => {
    git(root, ['init']);
    change(root, 'content/a.md', 'one', '2024-01-01T12:00:00Z');
    change(root, 'content/deep/b c.md', 'two', '2024-02-03T23:30:00-05:00');
    change(root, 'content/a.md', 'three', '2024-05-06T12:00:00Z');
    change(root, 'elsewhere.md', 'four', '2024-06-01T12:00:00Z');
    expect([...(await lastChanges(root, 'content'))]).toEqual([
      ['content/a.md', '2024-05-06'],
      ['content/deep/b c.md', '2024-02-04'],
    ]);
  });

  it('are found for file names in any script', async () => {
    git(root, ['init']);
    change(root, 'content/größe.md', 'one', '2024-01-01T12:00:00Z');
    expect([...(await lastChanges(root, 'content')).keys()]).toEqual(['content/größe.md']);
  });

  it('are found in a project that is a folder of its repository', async () => {
    git(root, ['init']);
    change(root, 'site/content/a.md', 'one', '2024-01-01T12:00:00Z');
    const days = await lastChanges(path.join(root, 'site'), 'content');
    expect([...days]).toEqual([['content/a.md', '2024-01-01']]);
  });

  it('are unknown outside a repository', async () => {
    mkdirSync(path.join(root, 'content'));
    expect(await lastChanges(root, 'content')).toEqual(new Map());
  });

  it('are unknown before the first commit', async () => {
    git(root, ['init']);
    expect(await lastChanges(root, 'content')).toEqual(new Map());
  });

  it('are unknown in a clone that lacks the older history', async () => {
    const origin = path.join(root, 'origin');
    mkdirSync(origin);
    git(origin, ['init']);
    change(origin, 'content/a.md', 'one', '2024-01-01T12:00:00Z');
    change(origin, 'content/b.md', 'two', '2024-02-01T12:00:00Z');
    git(root, ['clone', '--depth=1', pathToFileURL(origin).href, 'clone']);
    expect(await lastChanges(path.join(root, 'clone'), 'content')).toEqual(new Map());
  });
});

describe('former files', () => {
  const text = 'A text of some length, by which the file is known again.\n'.repeat(5);

  it('are found with their current names, even if they were renamed twice', async () => {
    git(root, ['init']);
    change(root, 'content/a.md', text, '2024-01-01T12:00:00Z');
    git(root, ['mv', 'content/a.md', 'content/b.md']);
    git(root, ['commit', '-m', 'b']);
    git(root, ['mv', 'content/b.md', 'content/c d.md']);
    git(root, ['commit', '-m', 'c']);
    expect(await formerFiles(root, 'content')).toEqual([
      ['content/b.md', 'content/c d.md'],
      ['content/a.md', 'content/c d.md'],
    ]);
    expect([...(await lastChanges(root, 'content')).keys()]).toContain('content/c d.md');
  });

  it('are found without a current name if they were deleted, even after they were renamed', async () => {
    git(root, ['init']);
    change(root, 'content/a.md', text, '2024-01-01T12:00:00Z');
    git(root, ['mv', 'content/a.md', 'content/b.md']);
    git(root, ['commit', '-m', 'b']);
    git(root, ['rm', 'content/b.md']);
    git(root, ['commit', '-m', 'gone']);
    expect(await formerFiles(root, 'content')).toEqual([
      ['content/b.md', undefined],
      ['content/a.md', undefined],
    ]);
  });

  it('are found before the change is committed', async () => {
    git(root, ['init']);
    change(root, 'content/a.md', text, '2024-01-01T12:00:00Z');
    change(root, 'content/b.md', 'another', '2024-01-01T12:00:00Z');
    renameSync(path.join(root, 'content/a.md'), path.join(root, 'content/new.md'));
    git(root, ['mv', 'content/b.md', 'content/staged.md']);
    expect(await formerFiles(root, 'content')).toEqual([
      ['content/a.md', undefined],
      ['content/b.md', 'content/staged.md'],
    ]);
  });
});
