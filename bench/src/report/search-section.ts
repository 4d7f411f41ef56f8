import type { SearchTimes } from '../browsing/search.ts';
import type { SearchFigures } from '../browsing/suites.ts';
import { medians } from './figures.ts';
import { atMostTimes, KILO } from './per-page.ts';
import type { Target } from './row.ts';
import { readSection, type Section } from './section.ts';

export function searchSection(suite: string, browser: string): Promise<Section | undefined> {
  return readSection<SearchFigures>(suite, ({ figures: { times, bytes } }) => {
    const target = atMostTimes(0.8);
    const waiting = (name: string, time: keyof SearchTimes, judged: { target?: Target } = {}) => ({
      name: `${name}, ms`,
      figures: medians(times, (measured) => measured[time]),
      digits: 0,
      ...judged,
    });
    return {
      title: `Search${browser}`,
      rows: [
        waiting('last key to results', 'first', { target }),
        waiting('next query', 'next', {
          target: atMostTimes(0.8, 'It also looks for parts of names and for nearby spellings.'),
        }),
        waiting('open by keyboard', 'open', {
          target: atMostTimes(
            0.8,
            'Docusaurus has its field in the page; this one is made when it is asked for.',
          ),
        }),
        waiting('open by keyboard, the search’s own field', 'ownField'),
        waiting('shortcut to first results, typing included', 'fromIntent'),
        {
          name: 'bytes loaded, KB',
          figures: medians(bytes, (size) => size / KILO),
          digits: 1,
          target: atMostTimes(0.8, 'Its index has the whole text of every section.'),
        },
      ],
    };
  });
}
