import { setTimeout as delay } from 'node:timers/promises';

/** The network between a reader and the server. */
export interface NetworkProfile {
  /** Milliseconds from a request to the first byte of its response. */
  readonly latency: number;
  /** Bits per second, shared by all concurrent responses; undefined for no limit. */
  readonly bitsPerSecond: number | undefined;
}

/** No throttling. */
export const NO_NETWORK: NetworkProfile = { latency: 0, bitsPerSecond: undefined };

/** The size of a portion in bytes: small enough that concurrent responses share the link evenly. */
const PORTION = 2048;

/**
 * A link of a given latency and bandwidth. It is emulated at the server instead of in the browser, whose own emulation
 * does not apply to requests of workers and service workers.
 */
export class Link {
  #profile = NO_NETWORK;
  #free = 0;

  /** Sets the profile for the next requests. */
  set profile(profile: NetworkProfile) {
    this.#profile = profile;
    this.#free = 0;
  }

  /** Waits for the latency of a request. */
  async request(): Promise<void> {
    if (this.#profile.latency > 0) await delay(this.#profile.latency);
  }

  /** Splits a body into portions and yields each when the link has transferred it. */
  async *carry(body: Buffer): AsyncGenerator<Buffer> {
    const { bitsPerSecond } = this.#profile;
    if (bitsPerSecond === undefined) {
      yield body;
      return;
    }
    for (let start = 0; start < body.length; start += PORTION) {
      const portion = body.subarray(start, start + PORTION);
      const now = performance.now();
      // Counted from the time when the link was free, so that a late timer does not reduce the bandwidth.
      this.#free = Math.max(this.#free, now) + (portion.length * 8000) / bitsPerSecond;
      if (this.#free > now) await delay(this.#free - now);
      yield portion;
    }
  }
}
