/** The name of the directive that shows a diagram. */
export const DIAGRAM_DIRECTIVE = 'diagram';

/** For messages: how a diagram is written. */
export const DIAGRAM_FORM = '::diagram[What it shows, in a sentence.]{name="loading"}';
