import { describe, formatDuration, type Log } from './command.js';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Tests that need a program that is missing on this machine. */
  readonly skipped?: number;
  /** What failed and what was skipped, repeated at the end of the run. */
  readonly notes?: readonly string[];
}

/** A run of checks. A failure does not stop it, so that one run reports all problems. */
export class TestRun {
  readonly #results: { readonly name: string; readonly outcome: Outcome; readonly line: string }[] = [];
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Runs a part, and prints how it ended. A rejection is one failure. Returns whether nothing failed. */
  async part(name: string, work: () => Promise<Outcome>): Promise<boolean> {
    const started = performance.now();
    const outcome = await work().catch((error: unknown) => failure(describe(error)));
    const ended = outcome.failed === 0 ? 'ok    ' : 'FAILED';
    const line = `${ended}  ${name}, ${counts(outcome)} (${formatDuration(performance.now() - started)})`;
    this.#results.push({ name, outcome, line });
    this.#log(`── ${line}`);
    return outcome.failed === 0;
  }

  /** Prints the parts, what failed in them, and the sum. Returns how many failed. */
  close(): number {
    const sum = (key: 'passed' | 'failed' | 'skipped') =>
      this.#results.reduce((total, { outcome }) => total + (outcome[key] ?? 0), 0);
    const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
    const notes = this.#results.flatMap(({ name, outcome }) =>
      (outcome.notes ?? []).map((note) => `${name}: ${note}`),
    );
    this.#log(`\n${[...this.#results.map(({ line }) => line), ...notes, counts(total)].join('\n')}`);
    return total.failed;
  }
}

function counts({ passed, failed, skipped = 0 }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function failure(note: string): Outcome {
  return { passed: 0, failed: 1, notes: [note] };
}
