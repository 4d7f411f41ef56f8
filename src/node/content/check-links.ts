import type { MarkdownLink } from '../markdown/compiled-markdown.ts';
import { checkAnchor, type LinkFault } from './check-anchor.ts';
import { contentWarning } from './finding.ts';
import { readLink } from './link-target.ts';
import type { ContentProblem } from './problem.ts';
import { findRoute, type KnownRoutes, knownRoutes } from './site-routes.ts';
import type { LinkedPage, LinkSource } from './source-links.ts';

/** Everything on the site that links or is linked to. */
export interface SiteLinks {
  readonly pages: readonly LinkedPage[];
  /** Files that are no pages, such as `site.yaml`. */
  readonly sources: readonly LinkSource[];
  /** Paths of the site that are no pages: `/`, `/search`, files such as `/llms.txt`. */
  readonly routes: readonly string[];
}

/**
 * Warnings for links that lead nowhere on this site, or not straight there. Links to other sites are not
 * followed.
 */
export function checkLinks({ pages, sources, routes }: SiteLinks): ContentProblem[] {
  const known = knownRoutes(pages, routes);
  const warn = (file: string, { line, column }: MarkdownLink, fault: LinkFault): ContentProblem[] => {
    return fault === undefined ? [] : [contentWarning(file, fault.message, fault.hint, { line, column })];
  };
  return [
    ...pages.flatMap(({ file, path, links }) =>
      links.flatMap((link) => warn(file, link, faultOf(link, known, path))),
    ),
    ...sources.flatMap(({ file, links }) => links.flatMap((link) => warn(file, link, faultOf(link, known)))),
  ];
}

const SAFE_SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

function faultOf({ href }: MarkdownLink, known: KnownRoutes, from?: string): LinkFault {
  const link = readLink(href);
  if (link.kind === 'malformed')
    return { message: link.reason, hint: 'Write the address of a page or a full URL.' };
  if (link.kind === 'elsewhere') {
    // In a page's body the markdown pipeline has removed such a link and said so.
    if (from !== undefined || SAFE_SCHEMES.includes(link.scheme)) return undefined;
    return {
      message: `Links to "${link.scheme}" are not allowed.`,
      hint: `Allowed: ${SAFE_SCHEMES.join(' ')}`,
    };
  }
  const { path, fragment } = link.target;
  if (path === '')
    return from === undefined ? undefined : checkAnchor(fragment, from, known.anchors.get(from));
  if (!path.startsWith('/')) return relativeFault(path, href, known, from);
  if (known.paths.has(path)) return checkAnchor(fragment, path, known.anchors.get(path));
  return brokenPath(path, known);
}

/** A link to a path that is not one of the site's. */
function brokenPath(path: string, known: KnownRoutes): LinkFault {
  const { route, difference } = findRoute(path, known);
  if (difference === undefined) {
    const hint = route === undefined ? 'Link only to pages that exist.' : `Did you mean "${route}"?`;
    return { message: `There is no page "${path}".`, hint };
  }
  return { message: `The link "${path}" ${difference}.`, hint: `Write "${route}".` };
}

/**
 * A link relative to the page's file. It would lead elsewhere when the page's URL has a trailing slash, so
 * links to pages are absolute. Images and other files beside the page are the markdown pipeline's business.
 */
function relativeFault(path: string, href: string, known: KnownRoutes, from: string | undefined): LinkFault {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1];
  const absolute = new URL(path, `https://site.invalid${from ?? '/'}`).pathname;
  const { route } = findRoute(absolute, known);
  const page = route !== undefined && known.paths.has(absolute);
  if (!page && from !== undefined && ending !== undefined && !['md', 'html'].includes(ending.toLowerCase())) {
    return undefined;
  }
  const hint = `Start it with "/"${route === undefined ? '' : `: "${route}"`}.`;
  return { message: `The link "${href}" depends on the address of the page that it stands on.`, hint };
}
