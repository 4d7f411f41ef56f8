import type { SearchFigures } from '../browsing/suites.ts';
import { medians } from './figures.ts';
import { atMostTimes, KILO } from './per-page.ts';
import { readSection, type Section } from './section.ts';

export function searchSection(): Promise<Section | undefined> {
  return readSection<SearchFigures>('search', ({ figures: { times, bytes } }) => ({
    title: 'Search',
    method:
      'On mid, over fast 4G with 4× CPU, after two seconds without a request: Control+K until the field has the focus and ' +
      'is painted; then “node”, typed with 80 ms between keys, from the last key until the final list of results is ' +
      'painted (the last change of the results before 1.5 s without one); then “canvas” in its place. Bytes are of the ' +
      'files asked for from the shortcut to the results, and of those that are known to be for the search and had been ' +
      'loaded before, without a service worker.',
    rows: [
      {
        name: 'last key to results, ms',
        figures: medians(times, ({ first }) => first),
        digits: 0,
        target: atMostTimes(0.8),
      },
      {
        name: 'next query, ms',
        figures: medians(times, ({ next }) => next),
        digits: 0,
        target: atMostTimes(0.8),
      },
      {
        name: 'open by keyboard, ms',
        figures: medians(times, ({ open }) => open),
        digits: 0,
        target: atMostTimes(0.8),
      },
      {
        name: 'shortcut to first results, typing included, ms',
        figures: medians(times, ({ fromIntent }) => fromIntent),
        digits: 0,
      },
      {
        name: 'bytes loaded, KB',
        figures: medians(bytes, (size) => size / KILO),
        digits: 1,
        target: atMostTimes(0.8),
      },
    ],
  }));
}
