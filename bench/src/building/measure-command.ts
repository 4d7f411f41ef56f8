import { setTimeout as wait } from 'node:timers/promises';
import { startCommand } from '../sites/run-command.ts';
import type { Command } from '../sites/site.ts';
import { groupMemory } from './process-memory.ts';

/** Milliseconds between two looks at the memory. */
const INTERVAL = 100;

/** What a command took. */
export interface CommandCost {
  readonly seconds: number;
  /** The most that all its processes together held at once. */
  readonly peakMiB: number;
}

/** Runs a command to its end, from its start to the end of its last process; rejects where it fails. */
export async function measureCommand(command: Command): Promise<CommandCost> {
  const start = performance.now();
  const running = startCommand(command);
  const { pid } = running.process;
  let peak = 0;
  let hasEnded = false;
  const watched = (async () => {
    while (!hasEnded && pid !== undefined) {
      peak = Math.max(peak, await groupMemory(pid));
      await wait(INTERVAL);
    }
  })();
  try {
    await running.ended;
    return { seconds: (performance.now() - start) / 1000, peakMiB: peak / 2 ** 20 };
  } finally {
    hasEnded = true;
    await watched;
  }
}
