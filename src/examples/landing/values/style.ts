import type { CSSProperties } from 'react';

/** Inline styles with custom properties. */
export type StyleWithVariables = CSSProperties & Readonly<Record<`--${string}`, string | number>>;
