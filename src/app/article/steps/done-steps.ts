import { useMemo, useSyncExternalStore } from 'react';
import { storageSlot } from '../../platform/storage.ts';

/** The steps of tutorials that the reader has done: the keys of their apps, such as `guides/tutorial/step-3`. */
const slot = storageSlot('done-steps', (value): value is string => /^[\w./ -]{0,5000}$/.test(value));

/** What the reader has done in this visit, if the browser does not store it. */
let unstored: string | undefined;

const current = () => unstored ?? slot.read();

const listeners = new Set<() => void>();

/** Calls back when a step is done, or is not any more. Returns the function that unsubscribes. */
export function onDoneSteps(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = slot.subscribe(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/** Returns the steps that the reader has done. */
export function doneSteps(stored = current()): ReadonlySet<string> {
  return new Set(stored?.split(' '));
}

/** Returns the steps that the reader has done. None before hydration. */
export function useDoneSteps(): ReadonlySet<string> {
  const stored = useSyncExternalStore(onDoneSteps, current, () => '');
  return useMemo(() => doneSteps(stored), [stored]);
}

/** Stores that a step is done, or is not. If storage is blocked, this lasts for the visit. */
export function markStep(step: string, isDone: boolean): void {
  const others = [...doneSteps()].filter((other) => other !== step && other !== '');
  const steps = [...others, ...(isDone ? [step] : [])].join(' ');
  slot.write(steps);
  unstored = slot.read() === steps ? undefined : steps;
  for (const listener of listeners) listener();
}
