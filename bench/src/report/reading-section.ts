import type { ReadingFigures } from '../browsing/suites.ts';
import { medians } from './figures.ts';
import { KILO } from './per-page.ts';
import { readSection, type Section } from './section.ts';

export function readingSection(): Promise<Section | undefined> {
  return readSection<ReadingFigures>('reading', ({ figures: { pages, transfers } }) => ({
    title: `A visit of ${pages} pages`,
    method:
      `A new browser profile opens the first page of the sidebar and goes on to the next ${pages - 1} by their links in ` +
      'the sidebar, without limits of network or CPU. Each page rests until nothing has been asked for during two seconds. ' +
      'Bytes are bodies as they travel, requests all that the server has answered, both divided by the number of pages; ' +
      'links fetched ahead and the service worker are included.',
    rows: [
      {
        name: 'bytes for each page, KB',
        figures: medians(transfers, ({ bytes }) => bytes / pages / KILO),
        digits: 1,
      },
      {
        name: 'requests for each page',
        figures: medians(transfers, ({ requests }) => requests / pages),
        digits: 1,
      },
    ],
  }));
}
