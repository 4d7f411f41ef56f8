import { CATEGORIES, FORM_FACTORS, type LighthouseReport } from '../browsing/lighthouse-report.ts';
import type { PageName } from '../browsing/served-site.ts';
import type { LighthouseFigures } from '../browsing/suites.ts';
import { medians, onlyOurs } from './figures.ts';
import { atMostTimes, perPage } from './per-page.ts';
import { readSection, type Section } from './section.ts';
import { markdownTable } from './table.ts';

export function lighthouseSection(): Promise<Section | undefined> {
  return readSection<LighthouseFigures>('lighthouse', ({ figures: { compared, ours } }) => {
    const mobile = (page: PageName, read: (report: LighthouseReport) => number) =>
      medians(compared[page].mobile, read);
    return {
      title: 'Lighthouse',
      rows: [
        ...FORM_FACTORS.flatMap((form) =>
          CATEGORIES.flatMap((category) =>
            perPage((page) => ({
              name: `${form}, ${category}, ${page}`,
              figures: medians(compared[page][form], ({ scores }) => scores[category] ?? Number.NaN),
              digits: 0,
              isScore: true,
              target: { kind: 'least', least: 100 },
            })),
          ),
        ),
        ...CATEGORIES.map((category) => ({
          name: `lowest ${category} of these other pages`,
          figures: onlyOurs(Math.min(...ours.map(({ scores }) => scores[category] ?? Number.NaN))),
          digits: 0,
          isScore: true,
          target: { kind: 'least', least: 100 } as const,
        })),
        ...perPage((page) => ({
          name: `mobile, largest paint, ${page}, s`,
          figures: mobile(page, ({ largestPaint }) => largestPaint / 1000),
          digits: 2,
          target: atMostTimes(
            1,
            'It is computed and not observed; in the first visits above, the text is painted first on this site.',
          ),
        })),
        ...perPage((page) => ({
          name: `mobile, blocking, ${page}, ms`,
          figures: mobile(page, ({ blocking }) => blocking),
          digits: 0,
          target: atMostTimes(1, 'React takes over the page; Starlight’s pages have no app.'),
        })),
      ],
      more: `### The other pages of this site\n\n${ourPages(ours)}`,
    };
  });
}

function ourPages(reports: readonly LighthouseReport[]): string {
  return markdownTable(
    ['page', 'on', ...CATEGORIES, 'largest paint, s', 'blocking, ms', 'costs points'],
    reports.map(({ path, formFactor, scores, largestPaint, blocking, failed }) => [
      path,
      formFactor,
      ...CATEGORIES.map((category) => String(scores[category])),
      (largestPaint / 1000).toFixed(2),
      blocking.toFixed(0),
      failed.join(', '),
    ]),
  );
}
