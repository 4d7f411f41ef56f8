import { test } from '@playwright/test';
import type { EntryPoint, UntrustedInput } from './untrusted-input.ts';

/** Records in Playwright's report that this test covers untrusted inputs. They count if the test passes. */
export function covers<D extends EntryPoint>(entryPoint: D, ...inputs: readonly UntrustedInput<D>[]): void {
  for (const input of inputs) {
    test.info().annotations.push({ type: 'untrusted input', description: `${entryPoint}: ${input}` });
  }
}
