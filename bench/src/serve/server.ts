import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { setTimeout as delay } from 'node:timers/promises';
import type { Certificate } from './certificate.ts';
import { Link, type NetworkProfile } from './link.ts';
import { openSiteFiles, type SentFile, type SiteFiles } from './site-files.ts';

/** A response with a file. */
export interface Answer {
  /** Path of the URL, without the query. */
  readonly path: string;
  /** Bytes of the body as sent, possibly compressed. */
  readonly bytes: number;
  readonly status: number;
}

/** The transfers of a server: the bytes of all bodies, and the number of responses, with or without a body. */
export interface Transfer {
  readonly bytes: number;
  readonly requests: number;
}

/** Sums up responses. */
export function transferOf(answers: readonly Answer[]): Transfer {
  return { bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0), requests: answers.length };
}

/** A served site. */
export interface SiteServer {
  /** Without a trailing slash. */
  readonly url: string;
  /** Sets the network between this server and its readers. */
  through(profile: NetworkProfile): void;
  /** Returns the responses since the last call, including those to workers and service workers. */
  takeAnswers(): readonly Answer[];
  /** Waits for so many milliseconds without a request. */
  quiet(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Serves a built site over HTTP/2 with TLS, from memory, on a separate port. */
export async function serveSite(directory: string, { key, cert }: Certificate): Promise<SiteServer> {
  const files = await openSiteFiles(directory);
  const link = new Link();
  let answers: Answer[] = [];
  let underWay = 0;
  let lastSeen = performance.now();

  const server = createSecureServer({ key, cert, allowHTTP1: true });
  server.on('request', (request, response) => {
    underWay += 1;
    answer(request, response, files, link)
      .then((given) => answers.push(given))
      // A reader that disconnects during a response does not matter here.
      .catch(() => response.stream?.destroy())
      .finally(() => {
        underWay -= 1;
        lastSeen = performance.now();
      });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  return {
    url: `https://localhost:${address.port}`,
    through(profile) {
      link.profile = profile;
    },
    takeAnswers() {
      const taken = answers;
      answers = [];
      return taken;
    },
    async quiet(milliseconds) {
      const asked = performance.now();
      for (;;) {
        const since = underWay > 0 ? 0 : performance.now() - Math.max(asked, lastSeen);
        if (since >= milliseconds) return;
        await delay(Math.max(20, milliseconds - since));
      }
    },
    async close() {
      server.close();
    },
  };
}

async function answer(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  files: SiteFiles,
  link: Link,
): Promise<Answer> {
  const path = new URL(request.url, 'https://localhost').pathname;
  await link.request();
  const found = files.find(path);
  const file = found ?? files.find('/404.html');
  if (file === undefined) {
    response.writeHead(404).end();
    return { path, bytes: 0, status: 404 };
  }
  const status = found === undefined ? 404 : request.headers['if-none-match'] === file.etag ? 304 : 200;
  response.writeHead(status, fileHeaders(file));
  if (status === 304 || request.method === 'HEAD') {
    response.end();
    return { path, bytes: 0, status };
  }
  for await (const portion of link.carry(file.body)) response.write(portion);
  response.end();
  return { path, bytes: file.body.length, status };
}

function fileHeaders(file: SentFile): Record<string, string> {
  return {
    'content-type': file.type,
    'cache-control': file.cacheControl,
    etag: file.etag,
    vary: 'accept-encoding',
    ...(file.encoding !== undefined && { 'content-encoding': file.encoding }),
  };
}
