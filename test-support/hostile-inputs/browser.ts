import { test } from '@playwright/test';
import type { Door, HostileInput } from './hostile-input.ts';

/** Notes in Playwright's report that this test has tried hostile inputs. They count if the test passes. */
export function tried<D extends Door>(door: D, ...inputs: readonly HostileInput<D>[]): void {
  for (const input of inputs) {
    test.info().annotations.push({ type: 'hostile input', description: `${door}: ${input}` });
  }
}
