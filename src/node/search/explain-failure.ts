import type { PublishSettings } from './publish-settings.ts';

/** Returns a sentence that says why publishing failed and what to do; undefined where only a stack trace would tell. */
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
  if (typeof status === 'number' && !isSentence(error.message)) {
    return `${server} answered ${status}, but not as a search index does. Check VITE_ALGOLIA_HOST.`;
  }
  if (status === 401 || status === 403) {
    return (
      `${server} refused the key (${error.message}). ALGOLIA_ADMIN_KEY must belong to the application "${appId}" and ` +
      `have the rights addObject, deleteObject, deleteIndex, editSettings and settings on "${index}" and "${index}_tmp_*".`
    );
  }
  return typeof status === 'number' ? `${server} answered ${status}: ${error.message}` : undefined;
}

/** Tells an index's own message from the body of another server's answer, which the client library passes on as it is. */
function isSentence(message: string | undefined): boolean {
  return message !== undefined && /^[^<{\s][^\n]{0,300}$/.test(message.trim());
}
