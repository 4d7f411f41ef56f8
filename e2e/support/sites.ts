import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.js';

/** A configuration in which the site is built or served. */
export interface Site {
  /** The folder of the built site, relative to the project's root. */
  readonly directory: string;
  /** The path that the site is built for. */
  readonly base: string;
  /** The settings of the build. If absent, the site is the one built before the tests. */
  readonly build?: SiteBuild;
}

/** The settings of a site's build. */
export interface SiteBuild {
  readonly environment: Readonly<Record<string, string>>;
  /** Vite's mode, if it is not production. */
  readonly mode?: string;
}

/**
 * Whether tests look at every page where a few show the same, and tests with the tag `@night` run: `EVERY_PAGE=on`,
 * which a workflow sets each night.
 */
export const isEveryPage = process.env['EVERY_PAGE'] === 'on';

/** The `grepInvert` of a run: tests with the tag `@night` show again what others show, in other places or surroundings. */
export const leftOut: readonly RegExp[] = isEveryPage ? [] : [/@night/];

/** The sites in the order in which they are built. */
const SITE_NAMES = ['main', 'small', 'development'] as const;

/**
 * The sites of this run. `E2E_SITES=main` skips the others, whose builds take most of the time of a run of one file.
 */
export const SITES_OF_RUN: readonly SiteName[] = SITE_NAMES.filter(
  (name) => process.env['E2E_SITES']?.split(',').includes(name) ?? (isEveryPage || name !== 'development'),
);

/** The address at which the small site expects its hosted search index. It is not served until a test answers for it. */
export const HOSTED_INDEX_HOST = 'localhost:8800';

export type SiteName = (typeof SITE_NAMES)[number];

export const SITES: Readonly<Record<SiteName, Site>> = {
  /** The output folder of `npm run build`. */
  main: { directory: 'dist', base: '/' },
  /**
   * Another library's documentation, built with the same code, below a path. It has what the main site does not have: an
   * announcement, two versions, moved pages, a draft, a content editor, a hosted search index, and mistakes.
   */
  small: {
    directory: '.cache/sites/small',
    base: '/otter/',
    build: {
      environment: {
        BASE_PATH: '/otter/',
        CONTENT_DIR: 'e2e/fixtures/small-site',
        VITE_ALGOLIA_APP_ID: 'TESTAPP',
        VITE_ALGOLIA_SEARCH_KEY: 'search-key',
        VITE_ALGOLIA_INDEX: 'docs',
        VITE_ALGOLIA_HOST: HOSTED_INDEX_HOST,
      },
    },
  },
  /**
   * With React's development build, which explains errors and reports more of them: the production build says nothing
   * of attributes that differ from the HTML. By day, the tests of this site visit the main one.
   */
  development: {
    directory: '.cache/sites/development',
    base: '/',
    build: { environment: { NODE_ENV: 'development' }, mode: 'development' },
  },
};

/** The site with React's development build; the main one by day. */
export const DEVELOPMENT: SiteName = isEveryPage ? 'development' : 'main';

/** Returns the folder of the built site. */
export function siteDirectory(name: SiteName): string {
  return join(projectRoot, SITES[name].directory);
}

/** Returns the file with what the build of a site printed. */
export function buildOutputFile(name: SiteName): string {
  return `${siteDirectory(name)}.output`;
}

/** Returns the address at which a site is served during the tests, base path included. */
export function siteUrl(name: SiteName): string {
  const url = process.env[addressVariable(name)];
  if (url === undefined) {
    throw new Error(`The site "${name}" is not served. E2E_SITES, if it is set, must contain "${name}".`);
  }
  return url;
}

/** The environment variable that passes the address of a site to the test processes. */
export function addressVariable(name: SiteName): string {
  return `E2E_SITE_${name}`;
}
