import { type LoadFigures, PAINT_ROUNDS } from '../browsing/suites.ts';
import { medians, onlyOurs } from './figures.ts';
import { atMostTimes, KILO, perPage } from './per-page.ts';
import { readSection, type Section, type SectionBrowser } from './section.ts';

export function loadSection(suite: string, browser: SectionBrowser): Promise<Section | undefined> {
  return readSection<LoadFigures>(suite, ({ figures }) => ({
    title: `A first visit${browser.title}`,
    method:
      'A new browser profile opens the page. Bytes are bodies as they travel (1 KB is 1,000 bytes), without headers, ' +
      'counted by the page’s own Resource Timing: what blocks the first paint is the document and whatever the browser ' +
      'reports as render-blocking; “until load” is everything asked for before the load event; the app is the scripts and style sheets that the page loads after it. ' +
      'A page rests when nothing has been asked for during five seconds, by the page, its workers or its service worker; ' +
      'what they all have asked for until then, links fetched ahead included, is counted by the server. Times are of the ' +
      'page on the slow profile, from the navigation’s start: first contentful paint, last candidate of the largest ' +
      'contentful paint, and the blocking time of all long animation frames, which is what tasks and the rendering after ' +
      'them took beyond 50 ms, until the page rests, so that hydration is in it however late it starts. “No limits” are ' +
      `the paints on this machine, of at least ${PAINT_ROUNDS} rounds: a first one may show no more than a navbar, the largest ` +
      `one shows text.${browser.method}`,
    rows: [
      ...perPage((page) => ({
        name: `bytes that block first paint, ${page}, KB`,
        figures: medians(figures[page].bytes, ({ blocking }) => blocking / KILO),
        digits: 1,
        target: atMostTimes(0.65),
      })),
      ...perPage((page) => ({
        name: `all bytes until load, ${page}, KB`,
        figures: medians(figures[page].bytes, ({ untilLoad }) => untilLoad / KILO),
        digits: 1,
        target: atMostTimes(0.7),
      })),
      ...perPage((page) => ({
        name: `of that, script, ${page}, KB`,
        figures: medians(figures[page].bytes, ({ script }) => script / KILO),
        digits: 1,
        target: { kind: 'most', most: 3 },
      })),
      ...perPage((page) => ({
        name: `the app, loaded after that by this site, ${page}, KB`,
        figures: onlyOurs(medians(figures[page].bytes, ({ app }) => app / KILO).ours),
        digits: 1,
        target: { kind: 'most', most: 105 },
      })),
      ...perPage((page) => ({
        name: `everything until the page rests, service worker included, ${page}, KB`,
        figures: medians(figures[page].bytes, ({ atRest }) => atRest && atRest.bytes / KILO),
        digits: 1,
        target: { kind: 'most', most: 150 },
      })),
      ...perPage((page) => ({
        name: `requests until the page rests, service worker included, ${page}`,
        figures: medians(figures[page].bytes, ({ atRest }) => atRest?.requests),
        digits: 0,
        target: { kind: 'most', most: 16 },
      })),
      ...perPage((page) => ({
        name: `no limits: first paint, ${page}, ms`,
        figures: medians(figures[page].paints ?? {}, ({ firstPaint }) => firstPaint),
        digits: 0,
        target: atMostTimes(1),
      })),
      ...perPage((page) => ({
        name: `no limits: largest paint, ${page}, ms`,
        figures: medians(figures[page].paints ?? {}, ({ largestPaint }) => largestPaint),
        digits: 0,
        target: atMostTimes(1),
      })),
      ...perPage((page) => ({
        name: `slow: first paint, ${page}, s`,
        figures: medians(figures[page].times, ({ firstPaint }) => firstPaint / 1000),
        digits: 2,
        target: atMostTimes(0.7),
      })),
      ...perPage((page) => ({
        name: `slow: largest paint, ${page}, s`,
        figures: medians(figures[page].times, ({ largestPaint }) => largestPaint / 1000),
        digits: 2,
        target: atMostTimes(0.7),
      })),
      ...perPage((page) => ({
        name: `slow: main thread blocked, ${page}, ms`,
        figures: medians(figures[page].times, ({ blocked }) => blocked),
        digits: 0,
        // The layout of a page's text blocks the main thread on every site, so zero is not a possible target.
        target: atMostTimes(0.5),
      })),
      ...perPage((page) => ({
        name: `slow: layout shift, ${page}`,
        figures: medians(figures[page].times, ({ layoutShift }) => layoutShift),
        digits: 3,
        target: { kind: 'most', most: 0 },
      })),
    ],
  }));
}
