import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findBrowser } from '../../../scripts/browsers.ts';
import type { Certificate } from '../serve/certificate.ts';
import { NO_NETWORK } from '../serve/link.ts';
import { CATEGORIES, type FormFactor, type LighthouseReport } from './lighthouse-report.ts';
import type { ServedSite } from './served-site.ts';
import { browserFlags } from './visits.ts';

/** Runs Lighthouse, with its own simulated throttling, on pages of sites. */
export interface LighthouseRunner {
  /** @throws when Lighthouse could not audit the page */
  run(served: ServedSite, path: string, formFactor: FormFactor): Promise<LighthouseReport>;
  close(): void;
}

/** Starts a separate browser, because Lighthouse must control the browser in which it measures. */
export async function startLighthouse(certificate: Certificate): Promise<LighthouseRunner> {
  const chrome = await launch({
    chromePath: await findBrowser(),
    chromeFlags: ['--headless', ...browserFlags(certificate)],
    logLevel: 'silent',
  });
  return {
    async run({ site, server }, path, formFactor) {
      server.through(NO_NETWORK);
      const result = await lighthouse(
        `${server.url}${path}`,
        { port: chrome.port, output: 'json', logLevel: 'silent' },
        formFactor === 'desktop' ? desktopConfig : undefined,
      );
      if (result === undefined || result.lhr.runtimeError !== undefined) {
        throw new Error(`Lighthouse, ${site.label}, ${path}: ${result?.lhr.runtimeError?.message}`);
      }
      const { audits, categories } = result.lhr;
      const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
      return {
        path,
        formFactor,
        scores: Object.fromEntries(
          CATEGORIES.map((category) => [
            category,
            Math.round((categories[category]?.score ?? Number.NaN) * 100),
          ]),
        ),
        largestPaint: figure('largest-contentful-paint'),
        blocking: figure('total-blocking-time'),
        failed: CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
          .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
          .map(({ id }) => id),
      };
    },
    close: () => chrome.kill(),
  };
}
