import type { BuildFigures } from '../building/measure-builds.ts';
import { medians, onlyOurs } from './figures.ts';
import { atMostTimes } from './per-page.ts';
import { readSection, type Section } from './section.ts';

export function buildsSection(): Promise<Section | undefined> {
  return readSection<BuildFigures>('builds', ({ figures: { pages, costs } }) => {
    const cold = medians(costs, (cost) => cost.cold.seconds);
    const unchanged = medians(costs, (cost) => cost.unchanged.seconds);
    return {
      title: 'Builds',
      rows: [
        {
          name: `${pages} pages, cold, s`,
          figures: cold,
          digits: 1,
          target: atMostTimes(
            1,
            'Two thirds compile the pages: each sample in TypeScript and in JavaScript, with links of its names.',
          ),
        },
        { name: `${pages} pages, unchanged, s`, figures: unchanged, digits: 1 },
        {
          name: 'unchanged in proportion to cold, this site',
          figures: onlyOurs(unchanged.ours && cold.ours && unchanged.ours / cold.ours),
          digits: 2,
          target: { kind: 'most', most: 0.4 },
        },
        {
          name: `${pages} pages, peak memory, MiB`,
          figures: medians(costs, (cost) => cost.cold.peakMiB),
          digits: 0,
        },
        {
          name: `${pages} pages, output, MB`,
          figures: medians(costs, ({ outputMiB }) => (outputMiB * 2 ** 20) / 1e6),
          digits: 1,
        },
      ],
    };
  });
}
