import { useSyncExternalStore } from 'react';

/** Something that the editor says. */
export interface Notice {
  readonly text: string;
  /** `quiet` is for screen readers only: what happened can be seen. */
  readonly tone: 'quiet' | 'info' | 'refusal';
  /** Tells two notices of the same text apart. */
  readonly number: number;
}

const listeners = new Set<() => void>();
let current: Notice | undefined;
let count = 0;

/** Says something. The newest notice replaces the one before. */
export function notify(text: string, tone: Notice['tone'] = 'quiet'): void {
  count += 1;
  show({ text, tone, number: count });
}

/** Takes a notice off the screen, unless a newer one has replaced it. */
export function dismissNotice(notice: Notice): void {
  if (current === notice) show(undefined);
}

/** The newest notice. */
export function useNotice(): Notice | undefined {
  return useSyncExternalStore(subscribe, () => current);
}

function show(notice: Notice | undefined): void {
  current = notice;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
