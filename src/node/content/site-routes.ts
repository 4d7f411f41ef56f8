import { nearestPath } from './nearest.ts';
import type { LinkedPage } from './source-links.ts';

/** The paths of the site that links may name. */
export interface KnownRoutes {
  readonly paths: ReadonlySet<string>;
  /** The ids on each page, by path. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** The path of each route, by its simplest form. */
  readonly bySimpleForm: ReadonlyMap<string, string>;
}

/** Gathers the paths of pages and of other routes for looking up links. */
export function knownRoutes(pages: readonly LinkedPage[], routes: readonly string[]): KnownRoutes {
  const paths = new Set([...routes, ...pages.map(({ path }) => path)]);
  return {
    paths,
    anchors: new Map(pages.map(({ path, anchors }) => [path, new Set(anchors)])),
    bySimpleForm: new Map([...paths].map((path) => [simpleForm(path), path])),
  };
}

/** The route that a path which is none was meant for, and how the path differs, if that is sure. */
export interface MeantRoute {
  readonly route?: string | undefined;
  /** Completes "The link … ". */
  readonly difference?: string;
}

/** Finds the route that a broken path was meant for. */
export function findRoute(path: string, { bySimpleForm, paths }: KnownRoutes): MeantRoute {
  const route = bySimpleForm.get(simpleForm(path));
  if (route === undefined) return { route: nearestPath(path, [...paths]) };
  return { route, difference: differenceBetween(path, route) };
}

function differenceBetween(path: string, route: string): string {
  const file = /\.(md|html)$/i.exec(path)?.[0];
  if (file !== undefined) return `ends with "${file}"`;
  if (path.endsWith('/') && !route.endsWith('/')) return 'ends with a slash';
  if (path.toLowerCase() === route.toLowerCase()) return 'is written with other capital letters';
  return 'is not written as the page’s address is';
}

/** A path without what writers and file systems vary: case, Unicode form, slashes, file endings. */
function simpleForm(path: string): string {
  return path
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.(md|html)$/, '')
    .replace(/\/index$/, '');
}
