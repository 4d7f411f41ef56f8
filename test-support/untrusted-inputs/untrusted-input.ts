import type { UNTRUSTED_INPUTS } from './entry-points.js';

/** An entry point for untrusted data. */
export type EntryPoint = keyof typeof UNTRUSTED_INPUTS;

/** The name of an input that tests try at an entry point. */
export type UntrustedInput<E extends EntryPoint> = (typeof UNTRUSTED_INPUTS)[E][number];
