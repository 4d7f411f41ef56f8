import { algoliaHost } from '../../shared/algolia-host.ts';
import { type Environment, HOST_VARIABLE } from './hosted-environment.ts';

/**
 * The origins that the hosted index is asked at, none where there is no such index. The client's own list:
 * https://www.algolia.com/doc/api-reference/rest-api/#host
 */
export function hostedOrigins(environment: Environment): readonly string[] {
  const application = environment['VITE_ALGOLIA_APP_ID']?.trim();
  if (!application) return [];
  const host = algoliaHost(environment[HOST_VARIABLE] ?? '');
  if (host !== undefined) return [originOf(host)];
  const id = application.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}

function originOf({ protocol, url, port }: NonNullable<ReturnType<typeof algoliaHost>>): string {
  return `${protocol}://${url}${port === undefined ? '' : `:${port}`}`;
}
