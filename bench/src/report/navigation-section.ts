import { PROFILE_NAMES, type ProfileName } from '../browsing/profiles.ts';
import type { NavigationFigures } from '../browsing/suites.ts';
import { medians } from './figures.ts';
import { atMostTimes, perPage } from './per-page.ts';
import { readSection, type Section } from './section.ts';

const LABELS: Readonly<Record<ProfileName, string>> = {
  none: 'no network',
  fast: 'fast 4G and 4× CPU',
  slow: 'slow profile',
};

export function navigationSection(suite: string, browser: string): Promise<Section | undefined> {
  return readSection<NavigationFigures>(suite, ({ figures }) => ({
    title: `From page to page${browser}`,
    rows: PROFILE_NAMES.flatMap((profile) =>
      perPage((page) => ({
        name: `${LABELS[profile]}, ${page}, ms`,
        figures: medians(figures[page][profile], Number),
        digits: 0,
        target: atMostTimes(0.8, 'Most of it is the layout of the new text, which every site has.'),
      })),
    ),
  }));
}
