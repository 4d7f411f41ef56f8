import { PROFILE_NAMES, type ProfileName } from '../browsing/profiles.ts';
import type { NavigationFigures } from '../browsing/suites.ts';
import { medians } from './figures.ts';
import { atMostTimes, perPage } from './per-page.ts';
import { readSection, type Section, type SectionBrowser } from './section.ts';

const LABELS: Readonly<Record<ProfileName, string>> = {
  none: 'no network',
  fast: 'fast 4G and 4× CPU',
  slow: 'slow profile',
};

export function navigationSection(suite: string, browser: SectionBrowser): Promise<Section | undefined> {
  return readSection<NavigationFigures>(suite, ({ figures }) => ({
    title: `From page to page${browser.title}`,
    method:
      'A new browser profile opens another page of the same group of the sidebar, waits until nothing has been asked for ' +
      'during two seconds (whatever a site fetches ahead, and the start of its app, are over), moves the pointer onto the ' +
      'link in the sidebar, waits 100 ms and clicks. The time runs from the click event’s own time stamp to the task ' +
      `after the frame in which the new \`h1\` stands, and not before a new document’s first contentful paint.${browser.method}`,
    rows: PROFILE_NAMES.flatMap((profile) =>
      perPage((page) => ({
        name: `${LABELS[profile]}, ${page}, ms`,
        figures: medians(figures[page][profile], Number),
        digits: 0,
        target: atMostTimes(0.8),
      })),
    ),
  }));
}
