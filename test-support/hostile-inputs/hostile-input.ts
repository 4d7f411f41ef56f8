import type { HOSTILE_INPUTS } from './doors.js';

/** Where something comes in that the site has not made. */
export type Door = keyof typeof HOSTILE_INPUTS;

/** The name of something that is tried at a door. */
export type HostileInput<D extends Door> = (typeof HOSTILE_INPUTS)[D][number];
