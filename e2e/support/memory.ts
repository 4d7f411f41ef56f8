import type { Page } from '@playwright/test';

/** The memory of a page after garbage collection. */
export interface Holdings {
  /** Bytes of the JavaScript heap. */
  readonly heap: number;
  readonly listeners: number;
  /** DOM nodes, including detached ones. */
  readonly nodes: number;
  readonly documents: number;
  readonly workers: number;
}

/** Collects garbage and counts what remains (https://chromedevtools.github.io/devtools-protocol/tot/Performance/). */
export async function holdings(page: Page): Promise<Holdings> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Objects freed by the first collection may have referenced others that only a second one finds.
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? Number.NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    documents: metric('Documents'),
    workers: page.workers().length,
  };
}
