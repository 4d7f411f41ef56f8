import { describe, expect, it } from 'vitest';
import { currentVersion, docsTag, slugIn, versionInWords, versionOf } from './docs-version.ts';

const next = { name: 'current', label: 'Next', version: '0.2.0', mainPage: 'overview' };
const old = { name: '0.1', label: '0.1.x', version: '0.1.4', mainPage: '0.1/start' };
const documented = { versions: [next, old], currentVersion: 'current' };

describe('a site that documents two versions', () => {
  it.each([
    ['overview', next],
    ['guides/start', next],
    ['current/start', next],
    ['0.1/start', old],
    ['0.1', old],
    ['0.1.x/start', next],
  ])('knows the version of the page %s', (slug, version) => {
    expect(versionOf(slug, documented)).toBe(version);
  });

  it('knows the name of a page in each of them', () => {
    expect(slugIn(old, 'guides/start', documented)).toBe('0.1/guides/start');
    expect(slugIn(next, '0.1/guides/start', documented)).toBe('guides/start');
    expect(slugIn(old, '0.1/start', documented)).toBe('0.1/start');
    expect(slugIn(next, 'overview', documented)).toBe('overview');
  });

  it('names each of them for readers and for the hosted index', () => {
    expect([next, old].map(versionInWords)).toEqual(['Next, 0.2.0', '0.1.x, 0.1.4']);
    expect([next, old].map(docsTag)).toEqual(['docs-default-current', 'docs-default-0.1']);
  });

  it('throws if no version has the current name', () => {
    expect(() => currentVersion({ ...documented, currentVersion: 'gone' })).toThrow('gone');
  });
});
