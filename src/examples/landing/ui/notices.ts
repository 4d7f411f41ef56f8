import { createStore } from './store.ts';

/** A message of the editor. */
export interface Notice {
  readonly text: string;
  /** `quiet` is for screen readers only: the change is visible on the page. */
  readonly tone: 'quiet' | 'info' | 'refusal';
  /** Distinguishes two notices with the same text. */
  readonly number: number;
}

let count = 0;

/** The newest notice. */
export const notices = createStore<Notice | undefined>(undefined);

/** Shows a notice, which replaces the previous one. */
export function notify(text: string, tone: Notice['tone'] = 'quiet'): void {
  count += 1;
  notices.set({ text, tone, number: count });
}
