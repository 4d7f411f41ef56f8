import { decoded } from './link-target.ts';
import { nearest } from './nearest.ts';

/** What is wrong with a link, and what to write instead. */
export type LinkFault = { readonly message: string; readonly hint?: string | undefined } | undefined;

/** Whether a page has the id that a link to it names. Of routes that are no pages the ids are not known. */
export function checkAnchor(
  fragment: string,
  path: string,
  anchors: ReadonlySet<string> | undefined,
): LinkFault {
  const id = decoded(fragment) ?? fragment;
  // Browsers try the fragment as written, then decoded; `#top` needs no id (HTML, "scrolling to a fragment").
  const leadsToTop = id === '' || id.toLowerCase() === 'top';
  if (anchors === undefined || leadsToTop || anchors.has(fragment) || anchors.has(id)) return undefined;

  const otherCase = [...anchors].find((anchor) => anchor.toLowerCase() === id.toLowerCase());
  if (otherCase !== undefined) {
    return {
      message: `The anchor "#${id}" is written with other capital letters.`,
      hint: `Write "#${otherCase}".`,
    };
  }
  const meant = nearest(id, anchors);
  const hint = meant === undefined ? 'Link to a heading that the page has.' : `Did you mean "#${meant}"?`;
  return { message: `"${path}" has no anchor "#${id}".`, hint };
}
