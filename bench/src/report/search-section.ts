import type { SearchFigures } from '../browsing/suites.ts';
import { medians } from './figures.ts';
import { atMostTimes, KILO } from './per-page.ts';
import type { Figures } from './row.ts';
import { readSection, type Section, type SectionBrowser } from './section.ts';

export function searchSection(suite: string, browser: SectionBrowser): Promise<Section | undefined> {
  return readSection<SearchFigures>(suite, ({ figures: { times, bytes } }) => ({
    title: `Search${browser.title}`,
    method:
      'On mid, over fast 4G with 4× CPU, after two seconds without a request: Control+K until a field that takes the ' +
      'keys has the focus and is painted (and, of this site, the dialog’s own field, which takes over); then “node”, ' +
      'typed with 80 ms between keys, from the last key until the final list of results is ' +
      'painted (the last change of the results before 1.5 s without one); then “canvas” in its place. Bytes are of the ' +
      'files asked for from the shortcut to the results, and of those that are known to be for the search and had been ' +
      `loaded before, without a service worker.${browser.method}`,
    rows: [
      waiting(
        'last key to results, ms',
        medians(times, ({ first }) => first),
      ),
      waiting(
        'next query, ms',
        medians(times, ({ next }) => next),
      ),
      waiting(
        'open by keyboard, ms',
        medians(times, ({ open }) => open),
      ),
      {
        name: 'open by keyboard, the search’s own field, ms',
        figures: medians(times, ({ ownField }) => ownField),
        digits: 0,
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

/** Returns a row of milliseconds with the common target of the search. */
function waiting(name: string, figures: Figures) {
  return { name, figures, digits: 0, target: atMostTimes(0.8) };
}
