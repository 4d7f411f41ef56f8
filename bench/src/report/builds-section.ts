import type { BuildCost } from '../building/measure-build.ts';
import type { BuildFigures } from '../building/measure-builds.ts';
import { medians, onlyOurs } from './figures.ts';
import { atMostTimes } from './per-page.ts';
import type { Figures } from './row.ts';
import { readSection, type Section } from './section.ts';

export function buildsSection(): Promise<Section | undefined> {
  return readSection<BuildFigures>('builds', ({ figures }) => {
    const { realPages, real, compressedMebibytes, thousand, fiveThousand } = figures;
    const unchanged = medians(real, ({ unchanged }) => unchanged?.seconds ?? Number.NaN);
    const cold = medians(real, coldSeconds);
    const large = medians(thousand, coldSeconds);
    const times = (read: (cost: BuildCost) => number) =>
      onlyOurs(quotient(medians(fiveThousand, read), medians(thousand, read)));
    return {
      title: 'Builds',
      method:
        'The command of each generator, from its start to the end of its last process: cold without output and caches, ' +
        'unchanged once more after that. Memory is the most that all processes of the command held at once (resident, ' +
        'sampled). Output is the size of all files (1 MB is 1,000,000 bytes). None of the builds writes compressed variants: this site’s can ' +
        '(it is switched off here by `COMPRESS=off`, and counted in a build of its own), the others’ leave that to hosts. ' +
        'The synthetic pages have about 6 KB of markdown each, with code, tables and links. 1,000 of them are built by this ' +
        'site and by the three peers that were the fastest with real pages, 5,000 by this site.',
      rows: [
        row(`${realPages} pages, cold, s`, cold, 1, 1),
        { name: `${realPages} pages, unchanged, s`, figures: unchanged, digits: 1 },
        {
          name: 'unchanged in proportion to cold, this site',
          figures: onlyOurs(quotient(unchanged, cold)),
          digits: 2,
          target: { kind: 'most', most: 0.4 },
        },
        { name: `${realPages} pages, peak memory, MiB`, figures: medians(real, peak), digits: 0 },
        { name: `${realPages} pages, output, MB`, figures: medians(real, output), digits: 1 },
        {
          name: `${realPages} pages, compressed variants of that, MB`,
          figures: onlyOurs(compressedMebibytes && megabytes(compressedMebibytes)),
          digits: 1,
        },
        row('1,000 pages, cold, s', large, 1, 0.6),
        row('1,000 pages, peak memory, MiB', medians(thousand, peak), 0, 0.6),
        {
          name: '1,000 pages, output, MB',
          figures: medians(thousand, output),
          digits: 1,
          target: { kind: 'most', most: 40 },
        },
        { name: '5,000 pages, cold, s', figures: medians(fiveThousand, coldSeconds), digits: 1 },
        { name: '5,000 pages, peak memory, MiB', figures: medians(fiveThousand, peak), digits: 0 },
        { name: '5,000 pages, output, MB', figures: medians(fiveThousand, output), digits: 1 },
        perPage('time', times(coldSeconds)),
        perPage('memory', times(peak)),
        perPage('output', times(output)),
      ],
    };
  });
}

const coldSeconds = ({ cold }: BuildCost) => cold.seconds;
const peak = ({ cold }: BuildCost) => cold.peakMiB;
const output = ({ output }: BuildCost) => megabytes(output.mebibytes);

/** Returns a size in megabytes of 1,000,000 bytes. */
const megabytes = (mebibytes: number) => (mebibytes * 2 ** 20) / 1e6;

function row(name: string, figures: Figures, digits: number, most: number) {
  return { name, figures, digits, target: atMostTimes(most) };
}

/**
 * Returns the row of the cost of 5,000 pages relative to five times that of 1,000; up to a tenth more counts as
 * constant.
 */
function perPage(what: string, { ours }: Figures) {
  return {
    name: `${what} per page, 5,000 to 1,000 pages, this site`,
    figures: onlyOurs(ours && ours / 5),
    digits: 2,
    target: { kind: 'most', most: 1.1 },
  } as const;
}

function quotient({ ours: dividend }: Figures, { ours: divisor }: Figures): number | undefined {
  return dividend === undefined || divisor === undefined ? undefined : dividend / divisor;
}
