export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof CATEGORIES)[number];

export const FORM_FACTORS = ['mobile', 'desktop'] as const;

export type FormFactor = (typeof FORM_FACTORS)[number];

/** The results of Lighthouse for a page. */
export interface LighthouseReport {
  readonly path: string;
  readonly formFactor: FormFactor;
  /** From 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Largest contentful paint in milliseconds, simulated. */
  readonly largestPaint: number;
  /** Total blocking time in milliseconds, simulated. */
  readonly blocking: number;
  /** Audits that cost points. */
  readonly failed: readonly string[];
}
