import { type AlgoliaHost, algoliaHost } from '../../shared/algolia-host.ts';
import { checkHost, type Environment, HOST_VARIABLE, missingVariables } from './hosted-environment.ts';

/** Where records are published, and with what right. */
export interface PublishSettings {
  readonly appId: string;
  readonly adminKey: string;
  readonly index: string;
  readonly host?: AlgoliaHost;
}

const APP_ID = 'VITE_ALGOLIA_APP_ID';
const INDEX = 'VITE_ALGOLIA_INDEX';
const ADMIN_KEY = 'ALGOLIA_ADMIN_KEY';

/** Publishing cannot go on; the message is for a person. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

/** Reads the settings; throws a sentence for a person where one is missing. */
export function publishSettings(environment: Environment): PublishSettings {
  const missing = missingVariables(environment, [APP_ID, INDEX, ADMIN_KEY]);
  if (missing.length > 0) {
    throw new PublishError(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing. Publishing needs ${APP_ID} and ` +
        `${INDEX}, which the site is built with, and ${ADMIN_KEY}, a key with the rights to write objects and settings. ` +
        'With --dry-run it needs none of them.',
    );
  }
  checkHost(environment);
  const host = algoliaHost(environment[HOST_VARIABLE] ?? '');
  return {
    appId: environment[APP_ID]?.trim() ?? '',
    adminKey: environment[ADMIN_KEY]?.trim() ?? '',
    index: environment[INDEX]?.trim() ?? '',
    ...(host && { host }),
  };
}
