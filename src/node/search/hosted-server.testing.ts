import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerHosted, type HostedIndex, type HostedQuery } from './hosted-index.testing.ts';

/** For tests: a fault of the server. */
export type HostedFault =
  | { readonly kind: 'hang' }
  | { readonly kind: 'body'; readonly body: string; readonly status?: number; readonly type?: string }
  /** Answers correctly, but only when a promise is fulfilled. */
  | { readonly kind: 'late'; readonly after: Promise<unknown> };

/** For tests: a request that the server received. */
export interface HostedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** For tests: a local server that implements the protocol of the hosted index and rejects invalid requests. */
export interface HostedServer {
  readonly host: string;
  readonly requests: HostedRequest[];
  readonly indexes: Map<string, HostedIndex>;
  /** Returns the fault for a request, if any. */
  fault: (request: HostedRequest) => HostedFault | undefined;
  close(): Promise<void>;
}

/** The application and keys that the server accepts. */
export const HOSTED_APP = { appId: 'TESTAPP', searchKey: 'search-key', adminKey: 'admin-key' };

/** For tests: starts a server on a free port. */
export async function startHostedServer(): Promise<HostedServer> {
  const indexes = new Map<string, HostedIndex>();
  const requests: HostedRequest[] = [];
  // Idle connections stay open: a busy machine may stop a test for longer than the usual five seconds.
  const http = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void readRequest(request).then(async (read) => {
      requests.push(read);
      const fault = server.fault(read);
      if (fault?.kind === 'hang') return;
      if (fault?.kind === 'late') await fault.after;
      if (fault?.kind === 'body') send(response, fault.status ?? 200, fault.body, fault.type);
      else sendJson(response, respond(read, keyOf(request), indexes));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // biome-ignore lint/plugin/no-casts: a server that listens on a port has an address of this form
  const { port } = http.address() as AddressInfo;
  const server: HostedServer = {
    host: `127.0.0.1:${port}`,
    requests,
    indexes,
    fault: () => undefined,
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  return server;
}

async function readRequest(request: IncomingMessage): Promise<HostedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  return { method: request.method ?? '', path: decodeURIComponent(pathname), body: text && JSON.parse(text) };
}

/** Returns the key of a request for the right application. */
function keyOf({ headers, url = '/' }: IncomingMessage): string | undefined {
  const parameters = new URL(url, 'http://localhost').searchParams;
  const value = (name: string) => headers[name]?.toString() ?? parameters.get(name) ?? undefined;
  return value('x-algolia-application-id') === HOSTED_APP.appId ? value('x-algolia-api-key') : undefined;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

function respond(request: HostedRequest, key: string | undefined, indexes: Map<string, HostedIndex>): Reply {
  const { method, path } = request;
  const isSearch = method === 'POST' && path === '/1/indexes/*/queries';
  if (path === `/1/keys/${key}` && key === HOSTED_APP.searchKey) {
    return { status: 200, body: { acl: ['search'], createdAt: 0 } };
  }
  if (key !== HOSTED_APP.adminKey && !(isSearch && key === HOSTED_APP.searchKey)) {
    return refusal(403, 'Invalid Application-ID or API key');
  }
  if (isSearch) return respondToQueries(request.body, indexes);
  if (path.startsWith('/1/keys/'))
    return { status: 200, body: { acl: ['search', 'addObject'], createdAt: 0 } };
  const [, name = '', action = ''] =
    /^\/1\/indexes\/([^/]+)(?:\/(settings|batch|browse|operation|task\/\d+))?$/.exec(path) ?? [];
  const index = indexes.get(name) ?? { records: new Map(), settings: {} };
  // biome-ignore lint/plugin/no-casts: tests send the client library's requests; any other fails the test
  const body = request.body as { requests: { body: { objectID: string } }[] } & Record<string, unknown>;
  switch (`${method} ${action.split('/')[0]}`) {
    case 'PUT settings':
      indexes.set(name, { ...index, settings: body });
      break;
    case 'POST batch':
      for (const { body: record } of body.requests) index.records.set(record.objectID, Object(record));
      indexes.set(name, index);
      break;
    case 'POST operation':
      if (!indexes.has(name)) return refusal(404, 'Index does not exist');
      if (body['operation'] === 'move') {
        indexes.set(String(body['destination']), index);
        indexes.delete(name);
      } else {
        const records = indexes.get(String(body['destination']))?.records ?? new Map();
        indexes.set(String(body['destination']), { records, settings: index.settings });
      }
      break;
    case 'POST browse':
      if (!indexes.has(name)) return refusal(404, 'Index does not exist');
      return { status: 200, body: { hits: [...index.records.values()] } };
    case 'GET task':
      return { status: 200, body: { status: 'published', pendingTask: false } };
    case 'DELETE ':
      indexes.delete(name);
      break;
    default:
      return refusal(400, `Unknown request ${method} ${path}`);
  }
  return { status: 200, body: { taskID: indexes.size + 1, objectIDs: [], updatedAt: '', deletedAt: '' } };
}

function respondToQueries(body: unknown, indexes: ReadonlyMap<string, HostedIndex>): Reply {
  const queries = typeof body === 'object' && body !== null && 'requests' in body ? body.requests : undefined;
  if (!Array.isArray(queries)) return refusal(400, 'expecting "requests" to be an array');
  const results: unknown[] = [];
  for (const query of queries) {
    const index = isQuery(query) ? indexes.get(query.indexName) : undefined;
    if (!isQuery(query)) return refusal(400, 'Invalid query');
    if (index === undefined) return refusal(404, `Index ${query.indexName} does not exist`);
    results.push(answerHosted(index, query));
  }
  return { status: 200, body: { results } };
}

function isQuery(value: unknown): value is HostedQuery {
  if (typeof value !== 'object' || value === null || !('query' in value && 'indexName' in value))
    return false;
  const { query, indexName } = value;
  const facetFilters: unknown = 'facetFilters' in value ? value.facetFilters : undefined;
  return (
    typeof indexName === 'string' &&
    typeof query === 'string' &&
    Buffer.byteLength(query) <= 512 &&
    Array.isArray(facetFilters) &&
    facetFilters.flat().every((filter) => /^(language|docusaurus_tag):[\w-]+$/.test(String(filter)))
  );
}

function refusal(status: number, message: string): Reply {
  return { status, body: { message, status } };
}

function sendJson(response: ServerResponse, { status, body }: Reply): void {
  send(response, status, JSON.stringify(body));
}

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' });
  response.end(body);
}
