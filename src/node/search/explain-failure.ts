import type { PublishSettings } from './publish-settings.ts';

/** Says in a sentence why publishing failed and what can be done; undefined where only a stack trace would tell. */
export function explainFailure(error: unknown, { appId, index, host }: PublishSettings): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const server =
    host === undefined ? 'Algolia' : `${host.protocol}://${host.url}${host.port ? `:${host.port}` : ''}`;
  if (error.name === 'RetryError') {
    return (
      `There was no answer from ${server}. Check the network connection, and VITE_ALGOLIA_APP_ID, which is "${appId}": ` +
      'it is a part of the server’s name.'
    );
  }
  if (error.name === 'DeserializationError') {
    return `${server} did not answer as a search index does. Check VITE_ALGOLIA_HOST.`;
  }
  const status = 'status' in error ? error.status : undefined;
  if (status === 401 || status === 403) {
    return (
      `${server} refused the key (${error.message}). ALGOLIA_ADMIN_KEY must belong to the application "${appId}" and ` +
      `have the rights addObject, deleteObject, deleteIndex, editSettings and settings on "${index}" and "${index}_tmp_*".`
    );
  }
  return typeof status === 'number' ? `${server} answered ${status}: ${error.message}` : undefined;
}
