import { decoded } from '../../shared/decoded.ts';
import type { Point } from '../../shared/point.ts';
import { classifyUrl } from '../../shared/safe-url.ts';
import { contentWarning, type Diagnostic } from './diagnostic.ts';
import type { SourceDocument } from './load-content.ts';
import { didYouMean, nearest, nearestPath } from './nearest.ts';
import { textsIn } from './yaml.ts';

/** A link and its position in the file. */
export interface WrittenLink extends Point {
  /** The target as the writer wrote it. */
  readonly href: string;
  /** The file, for a link in text that a page shows from another file. */
  readonly file?: string;
}

/** Everything on the site that links or is linked to. */
interface SiteLinks {
  readonly pages: readonly LinkedPage[];
  /** Files that are not pages, such as `site.yaml`. */
  readonly sources: readonly LinkSource[];
  /** Paths of the site that are not pages: `/`, `/search`, files such as `/llms.txt`. */
  readonly routes: readonly string[];
  /** The full address of the site's root, with a slash at its end. */
  readonly address?: string;
  /** The messages for links to paths and sections that are known not to exist: not published yet, or moved. */
  readonly absent?: ReadonlyMap<string, NonNullable<LinkFault>>;
}

/**
 * Returns warnings for links within the site, full addresses included, that are broken or written otherwise than the path
 * of their target. Links to other sites are not followed.
 */
export function checkLinks(site: SiteLinks): Diagnostic[] {
  const known = knownRoutes(site);
  const check = ({ file, links }: LinkSource, from?: string) =>
    links.flatMap((link): Diagnostic[] => {
      const fault = faultOf(link.href, known, from);
      if (fault === undefined) return [];
      const problem = contentWarning(link.file ?? file, fault.message, fault.hint, link);
      return [from === undefined ? problem : { ...problem, notation: 'link to a page' }];
    });
  return [
    ...site.pages.flatMap((page) => check(page, page.path)),
    ...site.sources.flatMap((source) => check(source)),
  ];
}

const HERE = 'https://site.invalid';

/** Returns the mistake in a link, which is read as by a browser, but not resolved against a page. */
function faultOf(written: string, known: KnownRoutes, from?: string): LinkFault {
  const href = written.trim();
  const { kind } = classifyUrl(written);
  const [beforeHash = '', ...afterHash] = href.split('#');
  const path = decoded(beforeHash.replace(/\?.*$/s, ''));
  // `:~:` begins a text fragment, which is not part of the id.
  const fragment = decoded(afterHash.join('#').replace(/:~:.*$/s, ''));
  if (href === '') return { message: 'The link has no target.', hint: HOW_TO_LINK };
  if (kind === 'unsafe')
    return { message: `The link target ${JSON.stringify(written)} is not safe.`, hint: SAFE };
  if (!URL.canParse(href, HERE)) return { message: `"${written}" is not a valid URL.`, hint: HOW_TO_LINK };
  const { href: address, origin } = new URL(href, HERE);
  if (known.address !== undefined && address.startsWith(known.address)) {
    const inside = `/${address.slice(known.address.length)}`;
    const fault = faultOf(inside, known, from);
    return fault ?? { message: `"${written}" is a page of this site.`, hint: `Write "${inside}".` };
  }
  if (origin !== HERE) return undefined;
  if (path === undefined || fragment === undefined) {
    const message = `"${written}" has a "%" that is not followed by the code of a character.`;
    return { message, hint: 'Write the letter itself, or its code.' };
  }
  if (kind === 'anchor') return from === undefined ? undefined : checkAnchor(fragment, from, known);
  // The pipeline has resolved relative paths of pages.
  if (!path.startsWith('/')) {
    return {
      message: `The link target ${JSON.stringify(written)} is not a page of this site.`,
      hint: HOW_TO_LINK,
    };
  }
  if (known.paths.has(path)) return checkAnchor(fragment, path, known);
  const hint = `${didYouMean(nearestPath(path, known.paths))}Link only to pages that exist, by their addresses.`;
  return known.absent.get(path) ?? { message: `There is no page "${path}".`, hint };
}

/** The hint for a link that may not become an `href`. */
const SAFE =
  'A link leads to a path of this site ("/docs/overview"), a heading ("#setup"), an http or https address, mailto or tel.';

const HOW_TO_LINK =
  'A link to a page is a path from the root of the site ("/docs/concepts/nodes"), or leads from the file of a page to that of another ("../concepts/nodes.md"). Of the other files beside a page, only images are published. The address of another site begins with "https://", that of a mailbox with "mailto:".';

/** The mistake in a link, and its correction. */
type LinkFault = { readonly message: string; readonly hint?: string | undefined } | undefined;

/** Reports an anchor that the target page does not have. The ids of routes that are not pages are unknown. */
function checkAnchor(id: string, path: string, known: KnownRoutes): LinkFault {
  const anchors = known.anchors.get(path);
  // `#top` needs no id (HTML, "scrolling to a fragment").
  if (anchors === undefined || id === '' || id.toLowerCase() === 'top' || anchors.has(id)) return undefined;
  const some = [...anchors].slice(0, MAX_LISTED).map((anchor) => `#${anchor}`);
  const more = anchors.size > MAX_LISTED ? ', …' : '';
  const hint = `${didYouMean(nearest(id, anchors), (anchor) => `#${anchor}`)}It has ${some.join(', ') || 'none'}${more}.`;
  return known.absent.get(`${path}#${id}`) ?? { message: `"${path}" has no anchor "#${id}".`, hint };
}

/** The most anchors that a hint lists. */
const MAX_LISTED = 12;

interface KnownRoutes extends Pick<SiteLinks, 'address'> {
  readonly absent: ReadonlyMap<string, NonNullable<LinkFault>>;
  readonly paths: ReadonlySet<string>;
  /** The ids on each page, by path. A page that could not be compiled has none here: each link to one would be reported. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

function knownRoutes({ pages, routes, absent = new Map(), ...rest }: SiteLinks): KnownRoutes {
  const readable = pages.filter(({ isUnreadable }) => !isUnreadable);
  return {
    ...rest,
    absent,
    paths: new Set([...routes, ...pages.map(({ path }) => path)]),
    anchors: new Map(readable.map(({ path, anchors }) => [path, new Set(anchors)])),
  };
}

/** A file with links that is not itself a page. */
export interface LinkSource {
  readonly file: string;
  readonly links: readonly WrittenLink[];
}

/** A compiled page: it contains links and can be the target of links. */
interface LinkedPage extends LinkSource {
  /** Path on the site without base path: `/docs/concepts/nodes`. */
  readonly path: string;
  /** Every id that a link may lead to. */
  readonly anchors: readonly string[];
  readonly isUnreadable?: true | undefined;
}

/**
 * Returns the links in a document's fields (every field called `href`, at any depth, and the new addresses of redirects)
 * with their positions: navbar, footer and announcement of `site.yaml`, actions and features of `landing.md`.
 */
export function fieldLinks({ file, yaml }: SourceDocument): LinkSource {
  const links = [...textsIn(yaml.value)].flatMap(({ text, path }) => {
    // The check of the redirects reports others.
    const isLink = path.at(-1) === 'href' || (path[0] === 'redirects' && text.startsWith('/'));
    return isLink ? { href: text, ...yaml.placeOf(path) } : [];
  });
  return { file, links };
}
