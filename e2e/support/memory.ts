import type { Page } from '@playwright/test';

/** What a page holds when everything that nobody needs has been collected. */
export interface Holdings {
  /** Bytes of the JavaScript heap. */
  readonly heap: number;
  readonly listeners: number;
  /** Nodes of documents, also of detached ones. */
  readonly nodes: number;
  readonly documents: number;
  readonly workers: number;
}

/** Collects garbage and counts what is left (https://chromedevtools.github.io/devtools-protocol/tot/Performance/). */
export async function holdings(page: Page): Promise<Holdings> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // What a first collection frees may have held something that only a second one finds.
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
