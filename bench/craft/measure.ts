// `npm run measure:craft`: measures the time of users' actions with the pinned Craft.js on pages of 100, 1,000 and
// 5,000 Nodes, in Chromium with React's production build. Prints the tables that `guides/big-pages` quotes. The
// time is the processor time of the page's main thread, so other programs on the machine hardly change it.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { findBrowser } from '../../scripts/browsers.ts';
import type { Measured, Variant } from './measured.ts';

const COUNTS = [100, 1_000, 5_000];
const LOADING: Partial<Record<Variant, string>> = {
  default: 'As it comes',
  batched: 'With `BatchedHandlers`',
  readOnly: '`enabled={false}`',
};
const EDITING: Partial<Record<Variant, string>> = {
  batched: 'The page alone',
  onRender: 'With an `onRender` component',
  outline: 'With a panel that collects every Node',
};
const ACTIONS = {
  keystroke: 'Letter typed',
  select: 'Selection',
  hover: 'Hover',
  dragMove: 'Drag to a new place',
  drop: 'Drop',
  serialize: '`serialize()`',
} satisfies Partial<Record<Measured, string>>;
/** The number of repetitions of each action on a page, and the number of pages; the median counts. */
const TURNS = 9;
const RUNS = 3;

const directory = await mkdtemp(path.join(tmpdir(), 'measure-craft-'));
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await build({
    configFile: false,
    // The benchmark's own installation, if there is one, has a React too.
    resolve: { dedupe: ['react', 'react-dom'] },
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: directory,
      lib: { entry: path.join(import.meta.dirname, 'page.tsx'), formats: ['es'], fileName: 'page' },
    },
  });
  console.log(await conditions());
  console.log(`\nFirst render\n\n| Nodes | ${Object.values(LOADING).join(' | ')} |\n${'| --- '.repeat(4)}|`);
  for (const count of COUNTS) {
    const cells: string[] = [];
    for (const variant of ['default', 'batched', 'readOnly'] as const) {
      cells.push(rounded((await timesOf(count, variant, ['load'])).get('load') ?? Number.NaN));
    }
    console.log(`| ${count.toLocaleString('en-GB')} | ${cells.join(' | ')} |`);
  }
  for (const variant of ['batched', 'onRender', 'outline'] as const) {
    console.log(
      `\n${EDITING[variant]}\n\n| Nodes | ${Object.values(ACTIONS).join(' | ')} |\n${'| --- '.repeat(7)}|`,
    );
    for (const count of COUNTS) {
      const times = await timesOf(count, variant, [
        'keystroke',
        'select',
        'hover',
        'dragMove',
        'drop',
        'serialize',
      ]);
      const cells = Object.keys(ACTIONS).map((action) => rounded(times.get(action) ?? Number.NaN));
      console.log(`| ${count.toLocaleString('en-GB')} | ${cells.join(' | ')} |`);
    }
  }
} finally {
  await browser.close();
  await rm(directory, { recursive: true, force: true });
}

async function conditions(): Promise<string> {
  const require = createRequire(import.meta.url);
  const versionOf = (name: string): string => require(`${name}/package.json`).version;
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  const names = `Craft.js ${versionOf('@craftjs/core')}, React ${versionOf('react')} in production`;
  return `${names}, Chromium ${browser.version()}, ${processor}, ${new Date().toISOString().slice(0, 10)}; milliseconds`;
}

/** Returns the median time of each action over all turns and pages. */
async function timesOf(
  count: number,
  variant: Variant,
  actions: readonly Measured[],
): Promise<ReadonlyMap<string, number>> {
  const samples = new Map<string, number[]>();
  // With its defaults, the editor takes minutes for a page of 5,000 Nodes.
  const runs = variant === 'default' && count > 1_000 ? 1 : RUNS;
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage();
    try {
      page.on('pageerror', (error) => console.error(error));
      await measurePage(page, { count, variant, actions }, samples);
    } finally {
      await page.close();
    }
  }
  const empty = median(samples.get('empty') ?? []);
  return new Map([...samples].map(([action, times]) => [action, Math.max(0, median(times) - empty)]));
}

interface Run {
  readonly count: number;
  readonly variant: Variant;
  readonly actions: readonly Measured[];
}

async function measurePage(page: Page, { count, variant, actions }: Run, samples: Map<string, number[]>) {
  await page.setContent('<!doctype html><title>Craft.js</title><body></body>');
  await page.addScriptTag({ path: path.join(directory, 'page.js'), type: 'module' });
  await page.waitForFunction(() => 'measured' in globalThis);
  await page.evaluate(`measured.open(${count}, '${variant}')`);
  const clock = await page.context().newCDPSession(page);
  await clock.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (const action of new Set<Measured>(['empty', 'load', ...actions])) {
    const step = (name: string, turn: number) =>
      page.evaluate(`measured.step('${action}', '${name}', ${turn})`);
    const times = samples.get(action) ?? [];
    samples.set(action, times);
    for (let turn = 0; turn < (action === 'load' ? 1 : TURNS); turn += 1) {
      await step('prepare', turn);
      const start = await processorTime(clock);
      await step('perform', turn);
      times.push((await processorTime(clock)) - start);
      await step('after', turn);
    }
  }
}

/** Returns the processor time of the page's main thread, in milliseconds. */
async function processorTime(clock: CDPSession): Promise<number> {
  const { metrics } = await clock.send('Performance.getMetrics');
  const duration = metrics.find(({ name }) => name === 'TaskDuration');
  if (duration === undefined) throw new Error('Chromium does not report TaskDuration.');
  return duration.value * 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Rounds to two significant figures, the precision that the spread allows. */
function rounded(milliseconds: number): string {
  return milliseconds < 10
    ? milliseconds.toFixed(1)
    : Number(milliseconds.toPrecision(2)).toLocaleString('en-GB');
}
