import pMap from 'p-map';
import type { LinkSource } from '../../src/node/content/check-links.ts';
import { contentWarning, type Diagnostic } from '../../src/node/content/diagnostic.ts';

/** Statuses that readers may not get: sign-in required, robots blocked, too many requests. */
const UNCLEAR = new Set([401, 403, 405, 429, 999]);

/**
 * Follows the links to other sites, each address once, and returns a warning for each broken link.
 *
 * @throws Error when no address answers, because this machine has no network
 */
export async function checkExternalLinks(sources: readonly LinkSource[]): Promise<readonly Diagnostic[]> {
  const links = sources
    .flatMap(({ file, links }) =>
      links.map((link) => ({ file, ...link, address: link.href.replace(/#.*/, '') })),
    )
    .filter(({ href }) => /^https?:/.test(href));
  const addresses = [...new Set(links.map(({ address }) => address))];
  // Few at a time: most links lead to the same hosts.
  const faults = await pMap(addresses, (address) => ask(address), { concurrency: 4 });
  if (faults.length > 0 && faults.every((fault) => fault?.isSilent)) {
    throw new Error(
      'No link to another site could be checked: not one of them answered. Is this machine online?',
    );
  }
  return links.flatMap(({ file, href, address, line, column }) => {
    const fault = faults[addresses.indexOf(address)];
    if (fault === undefined) return [];
    return [contentWarning(file, `${href} ${fault.text}.`, 'Correct or remove the link.', { line, column })];
  });
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
