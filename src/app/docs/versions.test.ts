import { describe, expect, it } from 'vitest';
import { currentVersion, mainPagePath, preferredVersion } from './versions.ts';

const next = { name: 'current', label: 'Next', mainPage: 'overview' };
const old = { name: '0.1', label: '0.1.x', mainPage: 'start' };
const documented = { versions: [next, old], currentVersion: 'current' };

describe('a site that documents two versions', () => {
  it('shows the current version to a reader who chose none', () => {
    expect(preferredVersion(documented, undefined)).toBe(next);
  });

  it('shows the version that the reader chose before', () => {
    expect(preferredVersion(documented, '0.1')).toBe(old);
  });

  it.each(['', '0.3', '__proto__', 'null', '{}'])('ignores the remembered %j', (remembered) => {
    expect(preferredVersion(documented, remembered)).toBe(next);
  });

  it('keeps the current version at /docs and the other below its name', () => {
    expect(mainPagePath(documented, next)).toBe('/docs/overview');
    expect(mainPagePath(documented, old)).toBe('/docs/0.1/start');
  });

  it('throws if no version has the current name', () => {
    expect(() => currentVersion({ ...documented, currentVersion: 'gone' })).toThrow('gone');
  });
});
