import { useMemo, useSyncExternalStore } from 'react';
import { storageSlot } from '../../platform/storage.ts';

/** The steps of tutorials that the reader has done: the keys of their apps, such as `guides/tutorial/step-3`. */
const slot = storageSlot('done-steps', (value): value is string => /^[\w./ -]{0,5000}$/.test(value));

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = slot.subscribe(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/** Returns the steps that the reader has done. None before hydration. */
export function useDoneSteps(): ReadonlySet<string> {
  const stored = useSyncExternalStore(subscribe, slot.read, () => undefined);
  return useMemo(() => new Set(stored?.split(' ')), [stored]);
}

/** Stores that a step is done, or is not. */
export function markStep(step: string, isDone: boolean): void {
  const others = (slot.read() ?? '').split(' ').filter((other) => other !== step && other !== '');
  slot.write([...others, ...(isDone ? [step] : [])].join(' '));
  for (const listener of listeners) listener();
}
