import { type NetworkProfile, NO_NETWORK } from '../serve/link.ts';

/** The network and the computer of a reader. */
export interface ReaderProfile {
  readonly network: NetworkProfile;
  /** How many times slower than this machine the page's main thread is. Workers are not slowed. */
  readonly cpuSlowdown: number;
}

export const PROFILE_NAMES = ['none', 'fast', 'slow'] as const;

export type ProfileName = (typeof PROFILE_NAMES)[number];

export const PROFILES: Readonly<Record<ProfileName, ReaderProfile>> = {
  /** This machine, with nothing between it and the server. */
  none: { network: NO_NETWORK, cpuSlowdown: 1 },
  /** Fast 4G, a phone of the middle. */
  fast: { network: { latency: 60, bitsPerSecond: 9_000_000 }, cpuSlowdown: 4 },
  /** Slow 4G as Lighthouse means it when it throttles for real, the same phone. */
  slow: { network: { latency: 562, bitsPerSecond: 1_440_000 }, cpuSlowdown: 4 },
};
