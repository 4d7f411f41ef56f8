import { TestRunner } from 'vitest';
import type { EntryPoint, UntrustedInput } from './untrusted-input.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The inputs that the test covers, as `entry point: input`. */
    untrustedInputs?: readonly string[];
  }
}

/** Records in Vitest's report that this test covers untrusted inputs. They count if the test passes. */
export function covers<D extends EntryPoint>(entryPoint: D, ...inputs: readonly UntrustedInput<D>[]): void {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error('covers() was called outside a test.');
  const before = test.meta.untrustedInputs ?? [];
  test.meta.untrustedInputs = [...before, ...inputs.map((input) => `${entryPoint}: ${input}`)];
}
