import { isScalar, visit } from 'yaml';
import { decoded } from '../../shared/decoded.ts';
import { pagePath } from '../../shared/page-path.ts';
import type { Point } from '../../shared/point.ts';
import { classifyUrl } from '../../shared/safe-url.ts';
import { pathKey } from './check-routes.ts';
import { contentWarning, type Diagnostic } from './diagnostic.ts';
import type { SourceDocument } from './load-content.ts';
import { nearest, nearestPath } from './nearest.ts';
import { redirectsIn } from './redirects.ts';

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

/** The hint for a link that may not become an `href`. */
export const SAFE_TARGETS =
  'A link leads to a path of this site ("/docs/overview"), a heading ("#setup"), an http or https address, mailto or tel.';

const HERE = 'https://site.invalid';

/** Returns the mistake in a link, which is read as by a browser, but not resolved against a page. */
function faultOf(written: string, known: KnownRoutes, from?: string): LinkFault {
  const malformed = (message: string) => ({ message, hint: 'Write the address of a page or a full URL.' });
  const href = written.trim();
  const { kind } = classifyUrl(written);
  if (href === '') return malformed('The link has no target.');
  if (!URL.canParse(href, HERE)) return malformed(`"${written}" is not a valid URL.`);
  // In the body of a page, the markdown pipeline has already removed and reported such a link.
  if (from === undefined && kind === 'unsafe')
    return { message: `The link target ${JSON.stringify(written)} is not safe.`, hint: SAFE_TARGETS };
  const { href: address, origin } = new URL(href, HERE);
  if (known.address !== undefined && address.startsWith(known.address)) {
    const path = `/${address.slice(known.address.length)}`;
    const fault = faultOf(path, known, from);
    return fault ?? { message: `"${written}" is a page of this site.`, hint: `Write "${path}".` };
  }
  if (origin !== HERE) return undefined;

  const [beforeHash = '', ...afterHash] = href.split('#');
  const path = decoded(beforeHash.replace(/\?.*$/s, ''));
  // `:~:` begins a text fragment, which is not part of the id.
  const fragment = afterHash.join('#').replace(/:~:.*$/s, '');
  if (path === undefined || decoded(fragment) === undefined)
    return malformed(`"${written}" has a "%" that is not followed by the code of a character.`);
  if (path === '' && from === undefined) return undefined;
  if (kind === 'anchor' && from !== undefined) return checkAnchor(fragment, from, known);
  if (!path.startsWith('/')) return relativeFault(written, path, known);
  if (known.paths.has(path)) return checkAnchor(fragment, path, known);
  return brokenPath(path, known);
}

function brokenPath(path: string, known: KnownRoutes): LinkFault {
  const reason = known.absent.get(path);
  if (reason !== undefined) return reason;
  const route = known.bySimpleForm.get(simpleForm(path));
  if (route !== undefined)
    return {
      message: `The link "${path}" is not written as the address of the page is.`,
      hint: `Write "${route}".`,
    };
  const meant = nearestPath(path, known.all);
  const hint = meant === undefined ? pagesBeside(path, known) : `Did you mean "${meant}"?`;
  return { message: `There is no page "${path}".`, hint };
}

/** The hint for a path that is like no other: the pages in its folder. */
function pagesBeside(path: string, { all }: KnownRoutes): string {
  const folderOf = (each: string) => each.slice(0, each.lastIndexOf('/'));
  const beside = all.filter((each) => folderOf(each) === folderOf(path));
  return beside.length === 0 ? 'Link only to pages that exist.' : `Pages beside it are ${listed(beside)}.`;
}

/** The most anchors or pages that a hint lists. */
const MAX_LISTED = 12;

function listed(items: readonly string[]): string {
  return `${items.slice(0, MAX_LISTED).join(', ')}${items.length > MAX_LISTED ? ', …' : ''}`;
}

/** Extensions of files that writers may link to; none of them is a common top-level domain. */
const FILE_ENDINGS: ReadonlySet<string> = new Set(
  (
    'md mdx markdown html htm txt pdf csv json yaml yml toml xml svg png jpg jpeg webp avif gif ico mp4 webm mp3 ' +
    'ts tsx mts cts js jsx mjs cjs css scss vue svelte map lock zip gz tgz'
  ).split(' '),
);

/** `example.com`, up to the end of the first path segment. */
const HOST = /^(?:[a-z0-9-]+\.)+([a-z]{2,})(?=[/?#]|$)/i;

/** `me@example.com` */
const MAIL_ADDRESS = /^[^\s/?#@:]+@(?:[a-z0-9-]+\.)+[a-z]{2,}(?=\?|$)/i;

/** The intended address of a link without "https://" or "mailto:", which browsers resolve as a path. */
export function fullAddress(written: string): string | undefined {
  const href = written.trim();
  if (MAIL_ADDRESS.test(href)) return `mailto:${href}`;
  const ending = HOST.exec(href)?.[1]?.toLowerCase();
  return ending === undefined || FILE_ENDINGS.has(ending) ? undefined : `https://${href}`;
}

/** The extensions of pages, here and in other tools. */
const PAGE_ENDING = /\.(?:mdx?|html)$/i;

/**
 * The message for a relative path. The markdown pipeline has resolved those of pages that exist. Suggests the page that
 * was meant: `/docs/api/editor` for `../../api/editor.md` with one `../` too many, or for `../api/editor.mdx`.
 */
function relativeFault(written: string, path: string, { all }: KnownRoutes): LinkFault {
  const address = fullAddress(written);
  if (address !== undefined)
    return {
      message: `The link "${written}" is treated as a path of this site.`,
      hint: `Write "${address}".`,
    };
  const name = path
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/^docs\//, '')
    .replace(PAGE_ENDING, '');
  const meant = /^[^.]+$/.test(name) ? nearestPath(pagePath(name), all) : undefined;
  const [, rest = ''] = /^[^?#]*(.*)$/s.exec(written.trim()) ?? [];
  return {
    message: `The link target ${JSON.stringify(written)} is not a page of this site.`,
    hint: meant === undefined ? HOW_TO_LINK : `Did you mean "${encodeURI(meant)}${rest}"?`,
  };
}

const HOW_TO_LINK =
  'A link to a page is a path from the root of the site ("/docs/concepts/nodes"), or leads from the file of a page to that of another ("../concepts/nodes.md"). Of the other files beside a page, only images are published.';

/** The mistake in a link, and its correction. */
type LinkFault = { readonly message: string; readonly hint?: string | undefined } | undefined;

/** Reports an anchor that the target page does not have. The ids of routes that are not pages are unknown. */
function checkAnchor(fragment: string, path: string, known: KnownRoutes): LinkFault {
  const anchors = known.anchors.get(path);
  const id = decoded(fragment) ?? fragment;
  // Browsers try the fragment as written, then decoded; `#top` needs no id (HTML, "scrolling to a fragment").
  const leadsToTop = id === '' || id.toLowerCase() === 'top';
  if (anchors === undefined || leadsToTop || anchors.has(fragment) || anchors.has(id)) return undefined;

  const reason = known.absent.get(`${path}#${id}`);
  if (reason !== undefined) return reason;
  const meant = nearest(id, anchors);
  const hint = meant === undefined ? anchorList(anchors) : `Did you mean "#${meant}"?`;
  return { message: `"${path}" has no anchor "#${id}".`, hint };
}

function anchorList(anchors: ReadonlySet<string>): string {
  if (anchors.size === 0) return 'The page has none: link to the page itself.';
  return `It has ${listed([...anchors].map((anchor) => `#${anchor}`))}.`;
}

interface KnownRoutes extends Required<Pick<SiteLinks, 'absent'>> {
  readonly address: string | undefined;
  readonly paths: ReadonlySet<string>;
  readonly all: readonly string[];
  /** The ids on each page, by path. A page that could not be compiled has none here: each link to one would be reported. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** The path of each route, by its simplest form. */
  readonly bySimpleForm: ReadonlyMap<string, string>;
}

function knownRoutes({ pages, routes, address, absent = new Map() }: SiteLinks): KnownRoutes {
  const paths = new Set([...routes, ...pages.map(({ path }) => path)]);
  return {
    paths,
    all: [...paths],
    anchors: new Map(
      pages.filter(({ isUnreadable }) => !isUnreadable).map(({ path, anchors }) => [path, new Set(anchors)]),
    ),
    bySimpleForm: new Map([...paths].map((path) => [simpleForm(path), path])),
    absent,
    address,
  };
}

/** Normalises what writers and file systems vary: case, Unicode form, slashes, file extensions. */
function simpleForm(path: string): string {
  const key = pathKey(path.replace(/\/{2,}/g, '/'));
  return key.replace(/^\/$|\.(?:md|html)$/, '').replace(/\/index$/, '');
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
 * Returns the links in a document's fields (every field called `href`, at any depth) with their positions: navbar,
 * footer and announcement of `site.yaml`, actions and features of `landing.md`. The new addresses of redirects too.
 */
export function fieldLinks(document: SourceDocument): LinkSource {
  const { file, yaml } = document;
  const links: WrittenLink[] = [];
  if (yaml?.fields) {
    visit(yaml.fields, {
      Pair(_, { key, value }) {
        if (!isScalar(key) || key.value !== 'href' || !isScalar(value)) return;
        if (typeof value.value !== 'string' || !value.range) return;
        links.push({ href: value.value, ...yaml.placeOf(value.range[0]) });
      },
    });
  }
  for (const { to } of redirectsIn(document)) {
    // The check of the redirects reports others.
    if (yaml && to.text.startsWith('/')) links.push({ href: to.text, ...yaml.placeOf(to.at) });
  }
  return { file, links };
}
