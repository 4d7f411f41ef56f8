import { Problem } from '../../../scripts/command.js';
import { hostedOrigin, parseHost } from '../../search/hosted/hosted-index.ts';
import type { Environment } from '../site/build-settings.ts';

/** The required settings of a hosted index. */
const NEEDED = ['VITE_ALGOLIA_APP_ID', 'VITE_ALGOLIA_SEARCH_KEY', 'VITE_ALGOLIA_INDEX'] as const;

/** The variable that overrides the server of the hosted index. */
export const HOST_VARIABLE = 'VITE_ALGOLIA_HOST';

/** Throws with a message for people if the settings of the search are incomplete or invalid. */
export function checkSearchEnvironment(environment: Environment): void {
  if (![...NEEDED, HOST_VARIABLE].some((name) => environment[name])) return;
  checkComplete(
    environment,
    NEEDED,
    `Set ${NEEDED.join(', ')} to search the hosted index first, or none of them to search offline alone.`,
  );
}

/** Throws if one of these variables is not set or blank, or if another server is set but invalid. */
export function checkComplete(environment: Environment, names: readonly string[], advice: string): void {
  const missing = names.filter((name) => (environment[name] ?? '').trim() === '');
  if (missing.length > 0) {
    const are = missing.length === 1 ? 'is' : 'are';
    throw new Problem(
      `The hosted search index is only partly configured: ${missing.join(' and ')} ${are} missing. ${advice}`,
    );
  }
  const host = environment[HOST_VARIABLE];
  if (host && parseHost(host) === undefined) {
    throw new Problem(
      `${HOST_VARIABLE} is "${host}". It must be host:port or a URL without a path, such as localhost:8800.`,
    );
  }
}

/** Returns the origins to which pages send requests of the search; none without a hosted index. */
export function searchOrigins(environment: Environment): readonly string[] {
  const application = environment['VITE_ALGOLIA_APP_ID']?.trim();
  return application ? [hostedOrigin(application, environment[HOST_VARIABLE])] : [];
}
