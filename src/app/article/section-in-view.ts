/** Where a section's heading stands, in CSS pixels from the top of the window. */
export interface SectionPlace {
  readonly id: string;
  readonly top: number;
}

interface View {
  /** Height of what covers the top of the window, in CSS pixels. */
  readonly covered: number;
  /** Height of the window in CSS pixels. */
  readonly height: number;
  /** Whether the page cannot scroll further down. */
  readonly atEnd: boolean;
  /** The section that the reader jumped to and has not scrolled away from. */
  readonly jumpedTo: string | undefined;
}

/**
 * The section that a reader is in: the last one whose heading has passed the top of the window. A section that was
 * jumped to counts while its heading is in the window, because near the page's end it cannot reach the top; there the
 * last section in the window counts otherwise.
 */
export function sectionInView(sections: readonly SectionPlace[], view: View): string | undefined {
  const visible = sections.filter(({ top }) => top >= 0 && top < view.height);
  if (visible.some(({ id }) => id === view.jumpedTo)) return view.jumpedTo;
  if (view.atEnd && visible.length > 0) return visible.at(-1)?.id;
  return sections.findLast(({ top }) => top <= view.covered)?.id;
}
