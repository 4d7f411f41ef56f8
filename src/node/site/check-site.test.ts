import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../content/diagnostic.ts';
import { missingEmbeds } from './check-site.ts';

const page = {
  file: 'content/docs/rafts.md',
  demos: [
    { name: 'rafts', line: 7, column: 1 },
    { name: 'otter', line: 12, column: 3 },
  ],
  diagrams: [{ name: 'river', line: 20, column: 1 }],
};

function told(demos: readonly string[], diagrams: readonly string[] = ['river']): readonly string[] {
  return [
    ...missingEmbeds(page.file, page.demos, { word: 'demo', folder: 'demos', ending: '.tsx', names: demos }),
    ...missingEmbeds(page.file, page.diagrams, {
      word: 'diagram',
      folder: 'diagrams',
      ending: '.svg',
      names: diagrams,
    }),
  ].map(formatDiagnostic);
}

describe('the demos of a page', () => {
  it('may be all that there are', () => {
    expect(told(['otter', 'rafts', 'shells'])).toEqual([]);
  });

  it('must be there: the message has file and line, the likely name, and all others', () => {
    expect(told(['otters', 'rafts'])).toEqual([
      'content/docs/rafts.md:12:3 error: There is no demo "otter".\n' +
        '    Did you mean "otters"? There are "otters", "rafts"; or write demos/otter.tsx.',
    ]);
  });

  it('are told how to begin where there is none', () => {
    expect(told([])).toEqual([
      'content/docs/rafts.md:7:1 error: There is no demo "rafts".\n' +
        '    The folder "demos" is empty: write demos/rafts.tsx.',
      'content/docs/rafts.md:12:3 error: There is no demo "otter".\n' +
        '    The folder "demos" is empty: write demos/otter.tsx.',
    ]);
  });
});

describe('the diagrams of a page', () => {
  it('must be there: the message has file and line, the likely name, and all others', () => {
    expect(told(['otter', 'rafts'], ['delta', 'rivers'])).toEqual([
      'content/docs/rafts.md:20:1 error: There is no diagram "river".\n' +
        '    Did you mean "rivers"? There are "delta", "rivers"; or write diagrams/river.svg.',
    ]);
  });
});
