import { type NetworkProfile, NO_NETWORK } from '../serve/link.ts';

/** The network and the computer of a reader. */
export interface ReaderProfile {
  readonly network: NetworkProfile;
  /** The factor by which the page's main thread is slower than this machine. Workers are not throttled. */
  readonly cpuSlowdown: number;
}

export const PROFILE_NAMES = ['none', 'fast', 'slow'] as const;

export type ProfileName = (typeof PROFILE_NAMES)[number];

export const PROFILES: Readonly<Record<ProfileName, ReaderProfile>> = {
  /** This machine, without throttling. */
  none: { network: NO_NETWORK, cpuSlowdown: 1 },
  /** Fast 4G, a mid-range phone. */
  fast: { network: { latency: 60, bitsPerSecond: 9_000_000 }, cpuSlowdown: 4 },
  /** Slow 4G with Lighthouse's values for applied throttling, the same phone. */
  slow: { network: { latency: 562, bitsPerSecond: 1_440_000 }, cpuSlowdown: 4 },
};
