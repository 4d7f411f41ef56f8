/** The name of the directive that shows a demo. */
export const DEMO_DIRECTIVE = 'demo';

/** For messages: how a demo is written. */
export const DEMO_FORM = '::demo[What the reader sees or can try.]{name="nodes"}';

/** How much room a demo may have, as written in `height="…"`; the style sheet knows the sizes. */
const DEMO_HEIGHTS = ['small', 'medium', 'large'] as const;

/** The room of a demo whose writer asks for none. */
export const DEFAULT_HEIGHT = 'medium';

/** For messages: `"small", "medium", "large"`. */
export const ALLOWED_HEIGHTS = DEMO_HEIGHTS.map((height) => `"${height}"`).join(', ');

/** Whether a word is one of the heights. */
export function isDemoHeight(word: string): boolean {
  return DEMO_HEIGHTS.some((height) => height === word);
}
