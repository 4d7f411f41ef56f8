import type { Field } from './fields.ts';

/**
 * What a word is worth by where it stands. Names are what readers look for; text is what they look through when no name
 * fits. What matters is the relation of these numbers, and it does not matter much: with three quarters or four thirds
 * of any of them, hardly one query in fifty has another first answer.
 */
export const FIELD_WEIGHTS: Readonly<Record<Field, number>> = {
  name: 10,
  namePart: 7,
  text: 3,
  textPart: 2.2,
  rest: 2.4,
  about: 8,
  anchor: 3,
};

/** What a word adds by standing also in another, less telling place of the same section. */
export const FURTHER_FIELD = 0.15;

/** What a word is worth that stands only in a heading above the section or in the page's title. */
export const INHERITED = 0.4;

/** What each word of a name adds when the query names all of it, and in proportion when it names a part. */
export const WHOLE_NAME = 8;

/** What each word adds when the query, signs aside, is the name. */
export const SAME_NAME = 8;

/** How much more a page counts than a section with the same words. */
export const PAGE = 1.4;

/** How much the other sections that match add to each section of a page: a page about a topic says more of it. */
export const OTHER_SECTIONS = 0.12;

/** How much each further section of the same page counts less than the one before, so that answers are not all alike. */
export const NEXT_SECTION = 0.9;

/** How much a section counts that lacks words which stand elsewhere on its page. */
export const ELSEWHERE_ON_PAGE = 0.7;

/** How much each word of the query counts that is not found at all, where nothing has all of them. */
export const WITHOUT_WORD = 0.8;
