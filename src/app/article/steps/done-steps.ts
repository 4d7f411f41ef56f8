import { useMemo, useSyncExternalStore } from 'react';
import { storageSlot } from '../../platform/storage.ts';
import { visitSlot } from '../../platform/visit-slot.ts';

/** The steps of tutorials that the reader has done: the keys of their apps, such as `guides/tutorial/step-3`. */
const slot = visitSlot(
  storageSlot('done-steps', (value): value is string => /^[\w./ -]{0,5000}$/.test(value)),
);

/** Calls back when a step is done, or is not any more. Returns the function that unsubscribes. */
export const onDoneSteps = slot.subscribe;

/** Returns the steps that the reader has done. */
export function doneSteps(stored = slot.read()): ReadonlySet<string> {
  return new Set(stored?.split(' '));
}

/** Returns the steps that the reader has done. None before hydration. */
export function useDoneSteps(): ReadonlySet<string> {
  const stored = useSyncExternalStore(onDoneSteps, slot.read, () => '');
  return useMemo(() => doneSteps(stored), [stored]);
}

/** Stores that a step is done, or is not. */
export function markStep(step: string, isDone: boolean): void {
  const others = [...doneSteps()].filter((other) => other !== step && other !== '');
  slot.write([...others, ...(isDone ? [step] : [])].join(' '));
}
