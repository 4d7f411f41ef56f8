import type { LoadBytes, LoadTimes, Paints } from '../browsing/load.ts';
import type { PageName } from '../browsing/served-site.ts';
import type { LoadFigures } from '../browsing/suites.ts';
import { medians, onlyOurs } from './figures.ts';
import { atMost, atMostTimes, KILO, perPage } from './per-page.ts';
import type { Figures, Row, Target } from './row.ts';
import { readSection, type Section } from './section.ts';

export function loadSection(suite: string, browser: string): Promise<Section | undefined> {
  return readSection<LoadFigures>(suite, ({ figures }) => ({
    title: `A first visit${browser}`,
    rows: [
      kilobytes(
        'bytes that block first paint',
        ({ blocking }) => blocking,
        atMostTimes(
          0.65,
          'Three quarters of them are the article itself and the styles of its first screen.',
        ),
      ),
      kilobytes('all bytes until load', ({ untilLoad }) => untilLoad, atMostTimes(0.7)),
      kilobytes(
        'of that, script',
        ({ script }) => script,
        atMost(
          3,
          'It starts the app when the browser is idle, and repeats what a reader has pressed before.',
        ),
      ),
      kilobytes(
        'the app, loaded after that by this site',
        ({ app }) => app,
        atMost(95, 'React has 58 KB of it, TanStack Router and Query 30 KB, the dialogs 22 KB.'),
        ({ ours }) => onlyOurs(ours),
      ),
      kilobytes(
        'everything until the page rests, service worker included',
        ({ atRest }) => atRest.bytes,
        atMost(150, 'The dialogs are fetched ahead, so that the search opens without a request.'),
      ),
      pageRows((page, { bytes }) => ({
        name: `requests until the page rests, service worker included, ${page}`,
        figures: medians(bytes, ({ atRest }) => atRest.requests),
        digits: 0,
        target: atMost(16),
      })),
      paints(
        'first paint',
        ({ firstPaint }) => firstPaint,
        'Starlight’s first frame has only the beginning of the document; its text comes later.',
      ),
      paints('largest paint', ({ largestPaint }) => largestPaint),
      slow('first paint', 's', ({ firstPaint }) => firstPaint / 1000, atMostTimes(0.7)),
      slow('largest paint', 's', ({ largestPaint }) => largestPaint / 1000, atMostTimes(0.7)),
      // The layout of a page's text blocks the main thread on every site, so zero is not a possible target.
      slow(
        'main thread blocked',
        'ms',
        ({ blocked }) => blocked,
        atMostTimes(0.5, 'React takes over the page; Starlight’s pages have no app.'),
      ),
      slow('layout shift', '', ({ layoutShift }) => layoutShift, atMost(0)),
    ].flatMap((rows) => rows(figures)),
  }));
}

/** Rows of a quantity, one for each of the measured pages. */
type PageRows = (figures: LoadFigures) => readonly Row[];

function pageRows(row: (page: PageName, figures: LoadFigures[PageName]) => Row): PageRows {
  return (figures) => perPage((page) => row(page, figures[page]));
}

function kilobytes(
  name: string,
  read: (bytes: LoadBytes) => number,
  target: Target,
  of: (figures: Figures) => Figures = (figures) => figures,
): PageRows {
  return pageRows((page, { bytes }) => ({
    name: `${name}, ${page}, KB`,
    figures: of(medians(bytes, (counted) => read(counted) / KILO)),
    digits: 1,
    target,
  }));
}

function paints(name: string, read: (paints: Paints) => number, ifMissed?: string): PageRows {
  return pageRows((page, { paints }) => ({
    name: `no limits: ${name}, ${page}, ms`,
    figures: medians(paints, read),
    digits: 0,
    target: atMostTimes(1, ifMissed),
  }));
}

/** The decimal places of a figure by its unit. */
const DIGITS = { s: 2, ms: 0, '': 3 } as const;

function slow(
  name: string,
  unit: keyof typeof DIGITS,
  read: (times: LoadTimes) => number,
  target: Target,
): PageRows {
  return pageRows((page, { times }) => ({
    name: `slow: ${[name, page, unit].filter(Boolean).join(', ')}`,
    figures: medians(times, read),
    digits: DIGITS[unit],
    target,
  }));
}
