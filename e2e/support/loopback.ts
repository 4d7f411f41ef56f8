import { createServer, type Server } from 'node:net';

/** A server that listens on this machine alone. */
export interface LoopbackServer {
  readonly port: number;
  /** Address of its root, with a slash at the end. */
  readonly url: string;
  /** Stops the server and closes the connections that browsers keep open. */
  readonly close: () => Promise<void>;
}

/** Starts a server on a free port of the loopback interface. */
export async function listenOnLoopback(
  server: Server & { readonly closeAllConnections?: () => void; keepAliveTimeout?: number },
): Promise<LoopbackServer> {
  // After five seconds, Node would close an idle connection, even if a request is on its way.
  if (server.keepAliveTimeout !== undefined) server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections?.();
      }),
  };
}

/** Returns a free port, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const { port, close } = await listenOnLoopback(createServer());
  await close();
  return port;
}
