import { setTimeout as wait } from 'node:timers/promises';
import { startCommand } from '../sites/run-command.ts';
import type { Command } from '../sites/site.ts';
import { groupMemory } from './process-memory.ts';

/** Milliseconds between two measurements of the memory. */
const INTERVAL_MS = 100;

/** The cost of a command. */
export interface CommandCost {
  readonly seconds: number;
  /** The peak memory of all its processes together. */
  readonly peakMiB: number;
}

/** Runs and measures a command until its last process ends; rejects if it fails. */
export async function measureCommand(command: Command): Promise<CommandCost> {
  const start = performance.now();
  const running = startCommand(command);
  const { pid } = running.process;
  let peak = 0;
  let hasEnded = false;
  const watched = (async () => {
    while (!hasEnded && pid !== undefined) {
      peak = Math.max(peak, await groupMemory(pid));
      await wait(INTERVAL_MS);
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
