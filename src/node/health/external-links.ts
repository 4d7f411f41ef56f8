import { setTimeout as wait } from 'node:timers/promises';
import pMap from 'p-map';
import type { WrittenLink } from '../content/check-links.ts';
import { contentWarning, type Diagnostic } from '../content/diagnostic.ts';

/** The links of a file. */
export interface FileLinks {
  readonly file: string;
  readonly links: readonly WrittenLink[];
}

interface LinkCheckOptions {
  /** Milliseconds between two requests to the same host. */
  readonly pause: number;
  /** Milliseconds that a host has for its answer. */
  readonly timeout: number;
}

/** How many hosts are asked at a time. */
const HOSTS_AT_ONCE = 8;

/** Answers that say nothing about readers: sign-in, robots kept out, too many requests. */
const UNCLEAR = new Set([401, 403, 405, 429, 999]);

/** What came of following the links. */
export type LinkCheck =
  /** Of so many addresses, these places lead nowhere. */
  | { readonly kind: 'checked'; readonly addresses: number; readonly warnings: readonly Diagnostic[] }
  /** Not one address answered: that says nothing about the links, but that this machine has no way to them. */
  | { readonly kind: 'no-network'; readonly reason: string };

/**
 * Follows the links to other sites, each address once, and returns a warning for each place of one that leads nowhere.
 * Hosts are asked at a time, but each for one address after the other.
 */
export async function checkExternalLinks(
  sources: readonly FileLinks[],
  { pause, timeout }: LinkCheckOptions,
): Promise<LinkCheck> {
  const byHost = new Map<string, Set<string>>();
  for (const { href } of sources.flatMap(({ links }) => links)) {
    const url = URL.parse(href);
    if (url === null || !/^https?:$/.test(url.protocol)) continue;
    url.hash = '';
    byHost.set(url.host, (byHost.get(url.host) ?? new Set()).add(url.href));
  }
  const faults = new Map<string, string>();
  const failures: string[] = [];
  const check = async (addresses: ReadonlySet<string>) => {
    for (const [index, address] of [...addresses].entries()) {
      if (index > 0) await wait(pause);
      const answer = await ask(address, timeout);
      if (answer.kind === 'failure') failures.push(answer.reason);
      const fault = faultOf(answer);
      if (fault !== undefined) faults.set(address, fault);
    }
  };
  await pMap(byHost.values(), check, { concurrency: HOSTS_AT_ONCE });
  const addresses = [...byHost.values()].reduce((sum, { size }) => sum + size, 0);
  const [reason] = failures;
  if (reason !== undefined && failures.length === addresses) return { kind: 'no-network', reason };
  const warnings = sources.flatMap(({ file, links }) =>
    links.flatMap(({ href, line, column }) => {
      const url = URL.parse(href);
      if (url !== null) url.hash = '';
      const fault = faults.get(url?.href ?? '');
      if (fault === undefined) return [];
      return [contentWarning(file, `${href} ${fault}.`, 'Correct or remove the link.', { line, column })];
    }),
  );
  return { kind: 'checked', addresses, warnings };
}

/** The answer to `HEAD`; some servers answer it wrongly, so they are asked for the whole. */
async function ask(address: string, timeout: number): Promise<Answer> {
  const head = await request(address, 'HEAD', timeout);
  return head.kind === 'answer' && head.status < 400 ? head : request(address, 'GET', timeout);
}

function faultOf(answer: Answer): string | undefined {
  if (answer.kind === 'failure') return `does not answer (${answer.reason})`;
  if (answer.status < 400 || UNCLEAR.has(answer.status)) return undefined;
  return `answers with status ${answer.status}`;
}

type Answer =
  | { readonly kind: 'answer'; readonly status: number }
  | { readonly kind: 'failure'; readonly reason: string };

async function request(address: string, method: 'HEAD' | 'GET', timeout: number): Promise<Answer> {
  try {
    const response = await fetch(address, { method, signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return { kind: 'answer', status: response.status };
  } catch (error) {
    const { cause, name } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'failure', reason: cause instanceof Error ? cause.message : name };
  }
}
