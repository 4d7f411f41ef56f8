import { type StorageSlot, storageSlot } from '../platform/storage.ts';

/** Milliseconds between two renewals of a mark. */
const RENEWAL_INTERVAL_MS = 1_000;

/** The age of a mark in milliseconds at which its page has stopped responding. Guards let code block it for two seconds. */
const MAX_AGE_MS = 4_000;

/**
 * The mark of a page that runs code: the time at which the page last responded. The page renews the mark every second,
 * and removes it when the code ends or the reader leaves or hides the page. A page that hangs leaves its mark.
 */
export class RunMark {
  readonly #slot: StorageSlot<string>;
  #timer = 0;

  constructor(name: string) {
    this.#slot = storageSlot(name, (value): value is string => /^\d+$/.test(value));
  }

  /** Sets the mark, before code runs. */
  set(): void {
    this.#renew();
    if (this.#timer !== 0) return;
    this.#timer = window.setInterval(this.#renew, RENEWAL_INTERVAL_MS);
    window.addEventListener('pagehide', this.#erase);
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  /** Removes the mark if this page has set it. */
  remove(): void {
    if (this.#timer === 0) return;
    window.clearInterval(this.#timer);
    this.#timer = 0;
    window.removeEventListener('pagehide', this.#erase);
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#erase();
  }

  /** Removes the mark of any page: the code that left it has been replaced. */
  forget(): void {
    if (this.#slot.read() !== undefined) this.#erase();
  }

  /**
   * Calls back once with whether a page has hung: at once if no page runs the code, otherwise as soon as the other page
   * has responded, or has failed to.
   */
  whenKnown(callback: (hasHung: boolean) => void, signal: AbortSignal): void {
    const set = this.#slot.read();
    const age = Date.now() - Number(set ?? 0);
    if (set === undefined || age < 0 || age >= MAX_AGE_MS) {
      callback(set !== undefined);
      return;
    }
    const end = (hasHung: boolean) => {
      stop();
      callback(hasHung);
    };
    const timer = window.setTimeout(() => end(true), MAX_AGE_MS - age);
    const unsubscribe = this.#slot.subscribe(() => end(false));
    const stop = () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
    signal.addEventListener('abort', stop);
  }

  readonly #renew = () => {
    if (document.visibilityState === 'visible') this.#slot.write(String(Date.now()));
  };

  readonly #erase = () => this.#slot.write('');

  readonly #onVisibility = () => (document.visibilityState === 'visible' ? this.#renew() : this.#erase());
}
