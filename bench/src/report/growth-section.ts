import type { GrowthFigures } from '../browsing/growth.ts';
import { onlyOurs } from './figures.ts';
import { KILO } from './per-page.ts';
import type { Target } from './row.ts';
import { readSection, type Section } from './section.ts';
import { markdownTable } from './table.ts';

const MEBI = 1024 * 1024;

export function growthSection(): Promise<Section | undefined> {
  return readSection<readonly GrowthFigures[]>('growth', ({ figures }) => {
    const [small, large] = figures;
    const times = (read: (figures: GrowthFigures) => number | undefined) => {
      const [least, most] = [small && read(small), large && read(large)];
      return onlyOurs(least && most && most / least);
    };
    const atMost = (most: number): Target => ({ kind: 'most', most });
    return {
      title: 'Growth of this site',
      method:
        'The same synthetic page in a site of twenty pages and in one of 5,000: bytes as above; from Control+K to the first ' +
        'results on fast 4G, typing included; JavaScript’s heap after garbage collection, and the private memory of the ' +
        'page’s process with its workers, after a search and after twelve more pages.',
      rows: [
        {
          name: 'bytes until load, 5,000 to 20 pages',
          figures: times(({ bytes }) => bytes.untilLoad),
          digits: 2,
          target: atMost(1.5),
        },
        {
          name: 'bytes until the page rests, 5,000 to 20 pages',
          figures: times(({ bytes }) => bytes.atRest?.bytes),
          digits: 2,
          target: atMost(1.5),
        },
        {
          name: 'first results at 5,000 pages, fast 4G, s',
          figures: onlyOurs(large && large.firstAnswer.fastComputer / 1000),
          digits: 2,
          target: atMost(3),
        },
        {
          name: 'the same with 4× CPU, s',
          figures: onlyOurs(large && large.firstAnswer.slowPhone / 1000),
          digits: 2,
          target: atMost(3),
        },
      ],
      more: growthTable(figures),
    };
  });
}

function growthTable(figures: readonly GrowthFigures[]): string {
  const row = (name: string, read: (figures: GrowthFigures) => string) => [name, ...figures.map(read)];
  const inUnits = (bytes: number | undefined, unit: number) =>
    bytes === undefined ? '–' : (bytes / unit).toFixed(1);
  const kilobytes = (bytes: number | undefined) => inUnits(bytes, KILO);
  const mebibytes = (bytes: number | undefined) => inUnits(bytes, MEBI);
  return markdownTable(
    ['', ...figures.map(({ pages }) => `${pages.toLocaleString('en')} pages`)],
    [
      row('bytes that block first paint, KB', ({ bytes }) => kilobytes(bytes.blocking)),
      row('bytes until load, KB', ({ bytes }) => kilobytes(bytes.untilLoad)),
      row('bytes until the page rests, KB', ({ bytes }) => kilobytes(bytes.atRest?.bytes)),
      row('first results, fast 4G, s', ({ firstAnswer }) => (firstAnswer.fastComputer / 1000).toFixed(2)),
      row('first results, fast 4G and 4× CPU, s', ({ firstAnswer }) =>
        (firstAnswer.slowPhone / 1000).toFixed(2),
      ),
      row('heap after a visit, MiB', ({ heap }) => mebibytes(heap.atRest)),
      row('heap after a search, MiB', ({ heap }) => mebibytes(heap.searched)),
      row('heap after twelve pages, MiB', ({ heap }) => mebibytes(heap.read)),
      row('memory of the process, MiB', ({ memory }) => mebibytes(memory)),
    ],
  );
}
