import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../../scripts/command.js';
import { contentDirectory } from '../content/files.ts';
import { pathOf, type SitePlace } from '../content/routes.ts';
import { parseYaml } from '../content/yaml.ts';

/** A repository on GitHub. */
export interface GitHubRepository {
  /** Owner and name, separated by a slash. */
  readonly repository: string;
  readonly branch: string;
}

/** The address of the site. */
export interface SiteAddress extends SitePlace {
  /** Scheme and host, without a trailing slash: `https://craft.js.org`. */
  readonly siteUrl: string;
}

/** Returns the full URL of a path of the site without the base path, encoded as browsers do it. */
export function urlOf(route: string, place: SiteAddress): string {
  return new URL(`${place.siteUrl}${pathOf(route, place)}`).href;
}

/** The address of the built site and its optional parts; read from the environment. */
export interface BuildSettings extends SiteAddress {
  /** Folder of the finished site: an absolute path, or one relative to the project's root. */
  readonly outDir: string;
  /** Whether a warning about the content fails the build. */
  readonly warningsAreErrors: boolean;
  /** Whether the site contains drafts. */
  readonly preview: boolean;
  /** Whether the site has a service worker; if not, workers of former releases are unregistered. */
  readonly offline: boolean;
  /** The repository that the build belongs to; known in GitHub's workflows. */
  readonly repository?: GitHubRepository;
}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns what `site.yaml` says of the addresses of the published site. Nothing about what it lacks or has wrong, which
 * the check of the content reports.
 */
export function writtenAddress(projectRoot: string): Partial<SiteAddress> {
  const file = path.resolve(projectRoot, contentDirectory, 'site.yaml');
  if (!existsSync(file)) return {};
  const { value } = parseYaml(readFileSync(file, 'utf8'));
  const url = URL.parse(String(value?.['url']));
  return {
    ...(url?.protocol.startsWith('http') && { siteUrl: url.origin }),
    ...(value?.['trailingSlash'] === 'yes' && { trailingSlash: true }),
  };
}

/**
 * Reads the settings. Throws with a message for people if one is invalid.
 *
 * @param written what `site.yaml` says, which SITE_URL and TRAILING_SLASH override
 */
export function buildSettings(environment: Environment, written: Partial<SiteAddress> = {}): BuildSettings {
  const { TRAILING_SLASH: trailingSlash } = environment;
  const repository = repositoryOf(environment);
  return {
    siteUrl: siteUrl(environment['SITE_URL'] ?? written.siteUrl ?? 'http://localhost'),
    base: basePath(environment['BASE_PATH'] ?? '/'),
    trailingSlash: trailingSlash === undefined ? written.trailingSlash === true : trailingSlash === 'yes',
    outDir: environment['OUT_DIR'] || 'dist',
    warningsAreErrors: environment['CONTENT_WARNINGS'] === 'error',
    preview: environment['PREVIEW'] === 'on',
    offline: environment['OFFLINE'] !== 'off',
    ...(repository !== undefined && { repository }),
  };
}

/**
 * Returns the repository of a GitHub workflow. The branch of a pull request is one of GitHub's own (`12/merge`), and a
 * tag is none: their changes go to `main`.
 */
function repositoryOf(environment: Environment): GitHubRepository | undefined {
  const { GITHUB_REPOSITORY: repository, GITHUB_REF, GITHUB_REF_NAME = '' } = environment;
  if (!repository) return undefined;
  const branch = GITHUB_REF === `refs/heads/${GITHUB_REF_NAME}` ? GITHUB_REF_NAME : 'main';
  return { repository, branch };
}

/** Returns the URL under which the files of a folder of a repository can be edited, with a slash at its end. */
export function editUrlOf({ repository, branch }: GitHubRepository, folder: string): string {
  return encodeURI(`https://github.com/${repository}/edit/${branch}/${folder}/`);
}

function siteUrl(value: string): string {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Problem(`SITE_URL is "${value}". It must be a full URL such as https://docs.example.com.`);
  }
  if (url.pathname !== '/') {
    throw new Problem(`SITE_URL is "${value}". Put the path "${url.pathname}" into BASE_PATH instead.`);
  }
  return url.origin;
}

function basePath(value: string): string {
  const path = `/${value}/`.replace(/\/+/g, '/');
  if (!/^[\w\-./~]*$/.test(path)) {
    throw new Problem(
      `BASE_PATH is "${value}". It must be a path such as /docs/, of letters, digits and - . _ ~ /.`,
    );
  }
  return path;
}
