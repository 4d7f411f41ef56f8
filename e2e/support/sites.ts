import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.js';

/** A way to build or to serve the site that readers may meet. */
export interface Site {
  /** The folder of the built site, relative to the project's root. */
  readonly directory: string;
  /** The path that the site is built for. */
  readonly base: string;
  /** What it is built with; without it, the site is the one that was built before the tests. */
  readonly build?: SiteBuild;
  /** The server: the project's own, or one that only knows files. */
  readonly server: 'own' | 'plain';
}

/** The settings that a site is built with. */
export interface SiteBuild {
  readonly environment: Readonly<Record<string, string>>;
  /** Vite's mode, where it is not production. */
  readonly mode?: string;
}

/** The sites in the order in which they are built. */
const SITE_NAMES = [
  'main',
  'plainFiles',
  'small',
  'smallNext',
  'longSidebar',
  'development',
  'subPath',
  'hosted',
] as const;

/**
 * The sites of this run. `E2E_SITES=main,subPath` leaves out the others, whose builds take most of the time of a run of
 * one file.
 */
export const SITES_OF_RUN: readonly SiteName[] = SITE_NAMES.filter(
  (name) => process.env['E2E_SITES']?.split(',').includes(name) ?? true,
);

/** Where the site `hosted` looks for its index. */
export const HOSTED_INDEX_HOST = 'localhost:8108';

export type SiteName = (typeof SITE_NAMES)[number];

export const SITES: Readonly<Record<SiteName, Site>> = {
  /** Where `npm run build` puts it. */
  main: { directory: 'dist', base: '/', server: 'own' },
  /** The main site on a host that does no more than hand out files. */
  plainFiles: { directory: 'dist', base: '/', server: 'plain' },
  /** Another library's documentation, built with the same code. */
  small: {
    directory: '.cache/sites/small',
    base: '/',
    build: { environment: { CONTENT_DIR: 'e2e/fixtures/small-site', SITE_URL: 'https://otter.example' } },
    server: 'own',
  },
  /** The release after it: the same pages with other texts. */
  smallNext: {
    directory: '.cache/sites/small-next',
    base: '/',
    build: {
      environment: { CONTENT_DIR: 'e2e/fixtures/small-site-next', SITE_URL: 'https://otter.example' },
    },
    server: 'own',
  },
  /**
   * The same library's documentation as if it had more pages than one sidebar and one file of the search index can hold,
   * in a preview.
   */
  longSidebar: {
    directory: '.cache/sites/long-sidebar',
    base: '/',
    build: {
      environment: {
        CONTENT_DIR: 'e2e/fixtures/small-site',
        SIDEBAR_LIMIT: '2',
        SEARCH_INDEX_LIMIT: '300',
        PREVIEW: 'on',
      },
    },
    server: 'own',
  },
  /** With React's development build, which tells what is wrong where the production build keeps silent. */
  development: {
    directory: '.cache/sites/development',
    base: '/',
    build: { environment: { NODE_ENV: 'development' }, mode: 'development' },
    server: 'own',
  },
  subPath: {
    directory: '.cache/sites/sub-path',
    base: '/craft/',
    build: { environment: { BASE_PATH: '/craft/' } },
    server: 'own',
  },
  /** With a hosted search index; nothing is there until a test answers in its name. */
  hosted: {
    directory: '.cache/sites/hosted',
    base: '/',
    build: {
      environment: {
        VITE_ALGOLIA_APP_ID: 'TESTAPP',
        VITE_ALGOLIA_SEARCH_KEY: 'search-key',
        VITE_ALGOLIA_INDEX: 'docs',
        VITE_ALGOLIA_HOST: HOSTED_INDEX_HOST,
      },
    },
    server: 'own',
  },
};

/** Where the built site lies. */
export function siteDirectory(name: SiteName): string {
  return join(projectRoot, SITES[name].directory);
}

/** The address under which a site is served while the tests run, base path included. */
export function siteUrl(name: SiteName): string {
  const url = process.env[addressVariable(name)];
  if (url === undefined) {
    throw new Error(`The site "${name}" is not served. E2E_SITES, if it is set, must contain "${name}".`);
  }
  return url;
}

/** The environment variable that tells the tests' processes where a site is served. */
export function addressVariable(name: SiteName): string {
  return `E2E_SITE_${name}`;
}
