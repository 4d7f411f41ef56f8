import { algoliaHost } from '../../shared/algolia-host.ts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What must be known of a hosted index to search it. */
const NEEDED = ['VITE_ALGOLIA_APP_ID', 'VITE_ALGOLIA_SEARCH_KEY', 'VITE_ALGOLIA_INDEX'] as const;

/** Names another server for it. */
export const HOST_VARIABLE = 'VITE_ALGOLIA_HOST';

/** Throws a sentence for a person where a hosted index is set only in part, or cannot be meant. */
export function checkHostedEnvironment(environment: Environment): void {
  if (![...NEEDED, HOST_VARIABLE].some((name) => environment[name])) return;
  const missing = missingVariables(environment, NEEDED);
  if (missing.length > 0) {
    throw new Error(
      `A hosted search index is set in part: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing. ` +
        `Set ${NEEDED.join(', ')} to search the hosted index first, or none of them to search offline alone.`,
    );
  }
  checkHost(environment);
}

/** Those of the variables that are not set, or only to spaces. */
export function missingVariables(environment: Environment, names: readonly string[]): readonly string[] {
  return names.filter((name) => (environment[name] ?? '').trim() === '');
}

/** Throws where another server is named and cannot be one. */
export function checkHost(environment: Environment): void {
  const host = environment[HOST_VARIABLE];
  if (host && algoliaHost(host) === undefined) {
    throw new Error(
      `${HOST_VARIABLE} is "${host}". It must be host:port or a URL without a path, such as localhost:8108.`,
    );
  }
}
