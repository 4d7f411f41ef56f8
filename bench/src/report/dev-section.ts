import type { BySite } from '../building/in-turn.ts';
import type { DevServerFigures } from '../building/measure-dev-servers.ts';
import { medians } from './figures.ts';
import { atMostTimes } from './per-page.ts';
import { readSection, type Section } from './section.ts';

export function devSection(): Promise<Section | undefined> {
  return readSection<BySite<DevServerFigures>>('dev', ({ figures }) => ({
    title: 'Development server',
    rows: [
      {
        name: 'command to first page, no caches, s',
        figures: medians(figures, ({ cold }) => cold.firstPage),
        digits: 1,
        target: atMostTimes(1, 'Contentlayer reads all documents before the first page is shown.'),
      },
      {
        name: 'command to first page, started again, s',
        figures: medians(figures, ({ again }) => again.firstPage),
        digits: 1,
        target: atMostTimes(1),
      },
      {
        name: 'edit to visible, ms',
        figures: medians(figures, ({ cold, again }) => (cold.edit + again.edit) / 2),
        digits: 0,
        target: atMostTimes(
          1,
          'The first edit after a start without caches waits while all pages are checked; later ones do not.',
        ),
      },
    ],
  }));
}
