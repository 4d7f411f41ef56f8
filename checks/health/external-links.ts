import { setTimeout as wait } from 'node:timers/promises';
import pMap from 'p-map';
import type { LinkSource } from '../../src/node/content/check-links.ts';
import { contentWarning, type Diagnostic } from '../../src/node/content/diagnostic.ts';

/** Statuses that readers may not get: sign-in required, robots blocked, too many requests. */
const UNCLEAR = new Set([401, 403, 405, 429, 999]);

/**
 * Follows the links to other sites, each address once, and returns a warning for each broken link. Requests to
 * different hosts are concurrent; between those to one host, it waits for `pause` milliseconds.
 *
 * @throws Error when no address answers, because this machine has no network
 */
export async function checkExternalLinks(
  sources: readonly LinkSource[],
  pause: number,
): Promise<readonly Diagnostic[]> {
  const links = sources
    .flatMap(({ file, links }) => links.map((link) => ({ file, ...link })))
    .filter(({ href }) => /^https?:/.test(href));
  const byHost = new Map<string, Set<string>>();
  for (const { href } of links) {
    const { host } = new URL(href);
    byHost.set(host, (byHost.get(host) ?? new Set()).add(addressOf(href)));
  }
  const faults = new Map<string, Fault | undefined>();
  const follow = async (addresses: ReadonlySet<string>) => {
    for (const [index, address] of [...addresses].entries()) {
      if (index > 0) await wait(pause);
      faults.set(address, await ask(address));
    }
  };
  await pMap(byHost.values(), follow, { concurrency: 8 });
  if (faults.size > 0 && [...faults.values()].every((fault) => fault?.isSilent)) {
    throw new Error(
      'No link to another site could be checked: not one of them answered. Is this machine online?',
    );
  }
  return links.flatMap(({ file, href, line, column }) => {
    const fault = faults.get(addressOf(href));
    if (fault === undefined) return [];
    const message = `${href} ${fault.text}.`;
    return [contentWarning(file, message, 'Correct or remove the link.', { line, column })];
  });
}

function addressOf(href: string): string {
  return href.replace(/#.*/, '');
}

/** What is wrong with an address. */
interface Fault {
  readonly text: string;
  /** Whether nothing answered. */
  readonly isSilent: boolean;
}

/** Sends a `HEAD` request, and `GET` if that fails, because some servers do not support `HEAD` correctly. */
async function ask(address: string, method: 'HEAD' | 'GET' = 'HEAD'): Promise<Fault | undefined> {
  try {
    const response = await fetch(address, { method, signal: AbortSignal.timeout(20_000) });
    await response.body?.cancel();
    if (response.ok || (method === 'GET' && UNCLEAR.has(response.status))) return undefined;
    if (method === 'GET') return { text: `answers with status ${response.status}`, isSilent: false };
  } catch (error) {
    if (method === 'GET') return { text: `does not answer (${error})`, isSilent: true };
  }
  return ask(address, 'GET');
}
