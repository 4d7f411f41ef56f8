import type { ReadingFigures } from '../browsing/suites.ts';
import { medians } from './figures.ts';
import { KILO } from './per-page.ts';
import { readSection, type Section } from './section.ts';

export function readingSection(): Promise<Section | undefined> {
  return readSection<ReadingFigures>('reading', ({ figures: { pages, transfers } }) => {
    const bytes = medians(transfers, (sent) => sent.bytes / pages / KILO);
    const requests = medians(transfers, (sent) => sent.requests / pages);
    return {
      title: `A visit of ${pages} pages`,
      rows: [
        { name: 'bytes for each page, KB', figures: bytes, digits: 1 },
        { name: 'requests for each page', figures: requests, digits: 1 },
      ],
    };
  });
}
