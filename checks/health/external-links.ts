import { setTimeout as wait } from 'node:timers/promises';
import pMap from 'p-map';
import type { LinkSource } from '../../src/node/content/check-links.ts';
import { contentWarning, type Diagnostic } from '../../src/node/content/diagnostic.ts';

interface LinkCheckOptions {
  /** Milliseconds between two requests to the same host. */
  readonly pause: number;
  /** Milliseconds after which a request times out. */
  readonly timeout: number;
}

const HOSTS_AT_ONCE = 8;

/** Statuses that readers may not get: sign-in required, robots blocked, too many requests. */
const UNCLEAR = new Set([401, 403, 405, 429, 999]);

/** The result of following the links. */
export type LinkCheck =
  /** The number of addresses, and a warning for each broken link. */
  | { readonly kind: 'checked'; readonly addresses: number; readonly warnings: readonly Diagnostic[] }
  /** No address answered: this machine has no network, so nothing is known about the links. */
  | { readonly kind: 'no-network'; readonly reason: string };

/**
 * Follows the links to other sites, each address once, and returns a warning for each broken link. Requests to
 * different hosts are concurrent, those to one host sequential.
 */
export async function checkExternalLinks(
  sources: readonly LinkSource[],
  { pause, timeout }: LinkCheckOptions,
): Promise<LinkCheck> {
  const byHost = new Map<string, Set<string>>();
  for (const { href } of sources.flatMap(({ links }) => links)) {
    const url = URL.parse(href);
    if (url === null || !/^https?:$/.test(url.protocol)) continue;
    url.hash = '';
    byHost.set(url.host, (byHost.get(url.host) ?? new Set()).add(url.href));
  }
  const answers = new Map<string, Answer>();
  const check = async (addresses: ReadonlySet<string>) => {
    for (const [index, address] of [...addresses].entries()) {
      if (index > 0) await wait(pause);
      answers.set(address, await ask(address, timeout));
    }
  };
  await pMap(byHost.values(), check, { concurrency: HOSTS_AT_ONCE });
  const reasons = [...answers.values()].map((answer) =>
    answer.kind === 'failure' ? answer.reason : undefined,
  );
  const [reason] = reasons;
  if (reason !== undefined && !reasons.includes(undefined)) return { kind: 'no-network', reason };
  const warnings = sources.flatMap(({ file, links }) =>
    links.flatMap(({ href, line, column }) => {
      const url = URL.parse(href);
      if (url !== null) url.hash = '';
      const answer = answers.get(url?.href ?? '');
      const fault = answer && faultOf(answer);
      if (fault === undefined) return [];
      return [contentWarning(file, `${href} ${fault}.`, 'Correct or remove the link.', { line, column })];
    }),
  );
  return { kind: 'checked', addresses: answers.size, warnings };
}

/** Sends a `HEAD` request; falls back to `GET`, because some servers do not support `HEAD` correctly. */
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
