import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createSiteHandler } from '../../scripts/site-handler.js';
import { type LoopbackServer, listenOnLoopback } from '../support/loopback.ts';
import { siteDirectory } from '../support/sites.ts';

/** The built site on an origin that no test has used before, so that its caches and storage are empty. */
export interface SiteServer {
  /** Scheme, host and port. */
  readonly origin: string;
  /** The problems that pages have reported: warnings, errors, violations of the content security policy. */
  readonly messages: readonly string[];
  /**
   * Blocks requests for the first path that matches. One is enough to keep a page waiting; more would use up the
   * browser's connections to the server.
   */
  hold(matches: (path: string) => boolean): Hold;
  /** Stops listening and cuts all connections. */
  stop(): Promise<void>;
}

/** The blocked requests. */
export interface Hold {
  /** Returns the number of requests so far. */
  readonly count: () => number;
  /** Answers the blocked requests and all later ones. */
  readonly release: () => void;
}

const handle = createSiteHandler(siteDirectory('main'), '/');

/** The ports of earlier tests, whose workers, caches and storage the browser has kept. */
const usedPorts = new Set<number>();

/** Serves the built site on a port that is new to the browser. */
export async function serveSite(): Promise<SiteServer> {
  const messages: string[] = [];
  const gates = new Set<(path: string) => Promise<void> | undefined>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (pathname !== WATCH_PATH) for (const gate of gates) await gate(pathname);
    if (pathname === WATCH_PATH && request.method === 'POST') {
      messages.push(await text(request));
      response.writeHead(204).end();
    } else if (pathname === WATCH_PATH) {
      response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(`(${watch})(${JSON.stringify(WATCH_PATH)})`);
    } else if (isDocument(pathname) && WATCHED.has(String(request.headers['sec-fetch-dest']))) {
      await answerWatched(new URL(request.url ?? '/', origin), response);
    } else {
      handle(request, response);
    }
  };
  const server = createServer((request, response) => {
    // A reader who leaves closes the connection; nobody is left to receive an error.
    answer(request, response).catch(() => response.destroy());
  });
  const { port, close } = await listenOnNewPort(server);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    messages,
    hold: (matches) => {
      let count = 0;
      let held: string | undefined;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      gates.add((path) => {
        if (held === undefined && matches(path)) held = path;
        if (path !== held) return undefined;
        count += 1;
        return released;
      });
      return { count: () => count, release };
    },
    stop: close,
  };
}

async function listenOnNewPort(server: Server): Promise<LoopbackServer> {
  for (;;) {
    const listening = await listenOnLoopback(server);
    if (!usedPorts.has(listening.port)) {
      usedPorts.add(listening.port);
      return listening;
    }
    await listening.close();
  }
}

/** The address of the script that watches a page, and of its reports. */
const WATCH_PATH = '/watch.js';

/** What browsers show. What the service worker saves has to be as it was built, and so has what this server asks for. */
const WATCHED: ReadonlySet<string> = new Set(['document', 'iframe']);

/** Whether a path leads to an HTML document: a name without an extension, or with the extension ".html". */
function isDocument(path: string): boolean {
  return /(?:^|\/)(?:[^/.]*|[^/]*\.html)$/.test(path);
}

/** Answers with the site's document, in which the script that watches it comes first. */
async function answerWatched(url: URL, response: ServerResponse): Promise<void> {
  const document = await fetch(url, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity' },
  });
  const html = (await document.text()).replace('<head>', `<head><script src="${WATCH_PATH}"></script>`);
  const headers = [...document.headers].filter(([name]) => !PER_CONNECTION.has(name));
  response.writeHead(
    document.status,
    [...headers, ['content-length', String(Buffer.byteLength(html))]].flat(),
  );
  response.end(html);
}

const PER_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag']);

/**
 * Runs in every page before its own scripts and reports the page's problems. WebKit's protocol reports none of them,
 * and no protocol reports violations of the policy.
 */
function watch(path: string): void {
  const tell = (message: string) => navigator.sendBeacon(path, `${message} (${location.pathname})`);
  for (const level of ['warn', 'error'] as const) {
    const print = console[level];
    console[level] = (...values: unknown[]) => {
      print.apply(console, values);
      tell(`console ${level}: ${values.map(String).join(' ')}`);
    };
  }
  addEventListener('error', ({ error, message }) => tell(`uncaught error: ${error?.stack ?? message}`));
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${reason?.stack ?? reason}`));
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      tell(`policy violation: ${effectiveDirective} forbids ${blockedURI} at ${sourceFile}:${lineNumber}`);
    },
  );
}
