import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDiagnostic } from '../content/diagnostic.ts';
import { contentHistory } from './content-history.ts';

const lastChangesOf = async (...args: Parameters<typeof contentHistory>) =>
  (await contentHistory(...args)).lastChanges;

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-history-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

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
    expect([...(await lastChangesOf(root, 'content'))]).toEqual([
      ['content/a.md', '2024-05-06'],
      ['content/deep/b c.md', '2024-02-04'],
    ]);
  });

  it('are found for file names in any script', async () => {
    git(root, ['init']);
    change(root, 'content/größe.md', 'one', '2024-01-01T12:00:00Z');
    expect([...(await lastChangesOf(root, 'content')).keys()]).toEqual(['content/größe.md']);
  });

  it('are found in a project that is a folder of its repository', async () => {
    git(root, ['init']);
    change(root, 'site/content/a.md', 'one', '2024-01-01T12:00:00Z');
    const days = await lastChangesOf(path.join(root, 'site'), 'content');
    expect([...days]).toEqual([['content/a.md', '2024-01-01']]);
  });

  it('are unknown outside a repository', async () => {
    mkdirSync(path.join(root, 'content'));
    expect(await contentHistory(root, 'content')).toEqual({ lastChanges: new Map(), warnings: [] });
  });

  it('are unknown before the first commit', async () => {
    git(root, ['init']);
    expect(await contentHistory(root, 'content')).toEqual({ lastChanges: new Map(), warnings: [] });
  });

  it('are unknown in a clone that lacks the older history, which a warning says', async () => {
    const origin = path.join(root, 'origin');
    mkdirSync(origin);
    git(origin, ['init']);
    change(origin, 'content/a.md', 'one', '2024-01-01T12:00:00Z');
    change(origin, 'content/b.md', 'two', '2024-02-01T12:00:00Z');
    git(root, ['clone', '--depth=1', pathToFileURL(origin).href, 'clone']);
    const { lastChanges, warnings } = await contentHistory(path.join(root, 'clone'), 'content');
    expect(lastChanges).toEqual(new Map());
    expect(warnings.map(formatDiagnostic)).toEqual([
      'warning: The pages do not say when they last changed, because the clone is shallow.\n' +
        '    Run "git fetch --unshallow".',
    ]);
  });

  it('are unknown if Git refuses the repository, which a warning says with the remedy of Git', async () => {
    git(root, ['init']);
    change(root, 'content/a.md', 'one', '2024-01-01T12:00:00Z');
    // Git believes that somebody else owns the repository.
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    const { lastChanges, warnings } = await contentHistory(root, 'content');
    expect(lastChanges).toEqual(new Map());
    expect(warnings).toEqual([
      expect.objectContaining({ hint: expect.stringContaining('git config --global --add safe.directory') }),
    ]);
  });
});
