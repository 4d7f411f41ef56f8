import { openWorkerChannel } from '../../../platform/worker-channel.ts';
import type { SearchResults } from '../../search-engine.ts';
import { settle } from '../settle.ts';
import type { SearchSession, SessionRequest } from './session.ts';

/** A worker that has not indexed the file by then, in milliseconds, is taken to have failed. */
const SLOWEST_START = 8000;

/** A worker that does not answer a query by then, in milliseconds, is taken to have failed. */
const SLOWEST_ANSWER = 4000;

/** Offline search in a worker. The worker starts at once, while the file is still on its way. */
export async function openWorkerSession(
  startWorker: () => Worker,
  text: Promise<string>,
): Promise<SearchSession> {
  const channel = openWorkerChannel<SessionRequest, SearchResults | undefined>(startWorker());
  try {
    const opened = channel.request({ kind: 'open', text: await text });
    await settle(opened, { time: SLOWEST_START });
  } catch (error) {
    channel.close();
    throw error;
  }
  return {
    async search(query, limit) {
      const answer = channel.request({ kind: 'search', query, limit });
      return (await settle(answer, { time: SLOWEST_ANSWER })) ?? { source: 'offline', hits: [], total: 0 };
    },
    close: () => channel.close(),
  };
}
