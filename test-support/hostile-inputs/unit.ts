import { TestRunner } from 'vitest';
import type { Door, HostileInput } from './hostile-input.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the test has tried, as `door: input`. */
    hostileInputs?: readonly string[];
  }
}

/** Notes in Vitest's report that this test has tried hostile inputs. They count if the test passes. */
export function tried<D extends Door>(door: D, ...inputs: readonly HostileInput<D>[]): void {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error('Inputs are tried in tests.');
  const before = test.meta.hostileInputs ?? [];
  test.meta.hostileInputs = [...before, ...inputs.map((input) => `${door}: ${input}`)];
}
