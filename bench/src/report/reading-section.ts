import type { ReadingFigures } from '../browsing/suites.ts';
import { medians } from './figures.ts';
import { atMost, KILO } from './per-page.ts';
import { readSection, type Section } from './section.ts';

const SAVED =
  'The app, the search and the dialogs are among them, which a visit saves for use without a network.';

export function readingSection(): Promise<Section | undefined> {
  return readSection<ReadingFigures>('reading', ({ figures: { pages, transfers } }) => {
    const bytes = medians(transfers, (sent) => sent.bytes / pages / KILO);
    const requests = medians(transfers, (sent) => sent.requests / pages);
    return {
      title: `A visit of ${pages} pages`,
      rows: [
        { name: 'bytes for each page, KB', figures: bytes, digits: 1, target: atMost(30, SAVED) },
        { name: 'requests for each page', figures: requests, digits: 1, target: atMost(3, SAVED) },
      ],
    };
  });
}
