/** Characters of HTML that fill a usual window: prose takes about four of them for a pixel of height, code about twelve. */
const ENOUGH = 12_000;

/** A tag of HTML that the build has written: quoted attributes, each element closed or void. */
const TAG = /<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|[^">])*>/g;

const VOID_ELEMENT = /^(?:br|hr|img|input|wbr)$/;

/** How the wrapper of a section's heading begins, see the build's `anchorHeadings`. */
const SECTION_START = '<div class="heading heading-2">';

/**
 * The beginning of a long article, up to a section that starts below the first screens: what has to be there for its
 * reader to begin. A section inside something else (a note, a quotation) is no place to cut. A short article is all
 * beginning.
 */
export function openingOf(html: string, enough = ENOUGH): string {
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    if (depth === 0 && index >= enough && tag === SECTION_START) return html.slice(0, index);
    if (slash === '/') depth -= 1;
    else if (!VOID_ELEMENT.test(name)) depth += 1;
  }
  return html;
}
