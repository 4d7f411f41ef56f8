import { useSyncExternalStore } from 'react';

/** A message of the editor. */
export interface Notice {
  readonly text: string;
  /** `quiet` is for screen readers only: the change is visible on the page. */
  readonly tone: 'quiet' | 'info' | 'refusal';
  /** Distinguishes two notices with the same text. */
  readonly number: number;
}

const listeners = new Set<() => void>();
let current: Notice | undefined;
let count = 0;

/** Shows a notice, which replaces the previous one. */
export function notify(text: string, tone: Notice['tone'] = 'quiet'): void {
  count += 1;
  show({ text, tone, number: count });
}

/** Removes a notice from the screen, unless a newer one has replaced it. */
export function dismissNotice(notice: Notice): void {
  if (current === notice) show(undefined);
}

/** Returns the newest notice. */
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
