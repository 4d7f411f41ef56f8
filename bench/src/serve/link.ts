import { setTimeout as delay } from 'node:timers/promises';

/** What lies between a reader and the server. */
export interface NetworkProfile {
  /** Milliseconds from a request to the first byte of its answer. */
  readonly latency: number;
  /** Bits per second, shared by all answers under way; undefined for no limit. */
  readonly bitsPerSecond: number | undefined;
}

/** Nothing between reader and server but this machine. */
export const NO_NETWORK: NetworkProfile = { latency: 0, bitsPerSecond: undefined };

/** Small enough that answers under way at the same time share the line evenly. */
const PORTION = 2048;

/**
 * A line of a given latency and width. It stands before the server rather than in the browser, because the browser's
 * own emulation leaves out what workers and service workers load.
 */
export class Link {
  #profile = NO_NETWORK;
  #free = 0;

  /** From the next request on, the line is like this. */
  set profile(profile: NetworkProfile) {
    this.#profile = profile;
    this.#free = 0;
  }

  /** Waits as long as a request and the first byte of its answer are under way. */
  async request(): Promise<void> {
    if (this.#profile.latency > 0) await delay(this.#profile.latency);
  }

  /** Cuts a body into portions and gives each when the line has carried it. */
  async *carry(body: Buffer): AsyncGenerator<Buffer> {
    const { bitsPerSecond } = this.#profile;
    if (bitsPerSecond === undefined) {
      yield body;
      return;
    }
    for (let start = 0; start < body.length; start += PORTION) {
      const portion = body.subarray(start, start + PORTION);
      const now = performance.now();
      // Counted on from when the line was free, so that a timer that fires late does not make it narrower.
      this.#free = Math.max(this.#free, now) + (portion.length * 8000) / bitsPerSecond;
      if (this.#free > now) await delay(this.#free - now);
      yield portion;
    }
  }
}
