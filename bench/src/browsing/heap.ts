import { readFile } from 'node:fs/promises';
import type { Browser, CDPSession } from 'playwright-core';

/** Returns the size of a page's JavaScript heap in bytes after garbage collection; workers have separate heaps. */
export async function usedHeap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * Returns the private memory of the largest renderer process in bytes: the page, its workers and what the browser keeps
 * for them. Undefined except on Linux, because other systems do not report it.
 */
export async function rendererMemory(browser: Browser): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(renderers.map(({ id }) => privateMemory(id)));
  const known = sizes.filter((size) => size !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

async function privateMemory(process: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${process}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = [...text.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm)].map(([, size]) =>
    Number(size),
  );
  return kilobytes.length === 0 ? undefined : kilobytes.reduce((sum, size) => sum + size, 0) * 1024;
}
