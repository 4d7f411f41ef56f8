import type { HostedFault } from '../src/node/search/hosted-server.testing.ts';

/** Replies without anything to show, by their mistake. `page` is the URL of a page that can be shown. */
export function uselessReplies(page: string): readonly (readonly [string, HostedFault])[] {
  const hit = (changed: object) => ({ url: page, hierarchy: { lvl1: 'Raft' }, ...changed });
  const html = '<!doctype html><h1>Sign in to the network</h1>';
  return [
    ['status 429', { kind: 'body', status: 429, body: '{"message":"Too many"}' }],
    ['status 403', { kind: 'body', status: 403, body: '{"message":"Invalid key"}' }],
    ['status 500', { kind: 'body', status: 500, body: '{"message":"Oh"}' }],
    ['HTML with status 200', { kind: 'body', body: html, type: 'text/html' }],
    ['HTML with status 200', { kind: 'body', body: html }],
    ['truncated JSON', { kind: 'body', body: replyOf(hit({})).slice(0, -5) }],
    ['an empty body', { kind: 'body', body: '' }],
    ['null', { kind: 'body', body: 'null' }],
    ['another schema', { kind: 'body', body: '{"hits":[]}' }],
    ['another schema', { kind: 'body', body: '{"results":[]}' }],
    ['hits without hierarchy', { kind: 'body', body: replyOf({ url: page }) }],
    ['hits that are not objects', { kind: 'body', body: '{"results":[{"hits":[1,null,"x"]}]}' }],
    ['a javascript: URL', { kind: 'body', body: replyOf(hit({ url: 'javascript:alert(1)' })) }],
    [
      'a data: URL',
      { kind: 'body', body: replyOf(hit({ url: 'data:text/html,<script>alert(1)</script>' })) },
    ],
    ['a URL that begins with //', { kind: 'body', body: replyOf(hit({ url: `//evil.example/docs` })) }],
    ['a URL of another origin', { kind: 'body', body: replyOf(hit({ url: 'https://evil.example/docs' })) }],
    ['a URL that is not text', { kind: 'body', body: replyOf(hit({ url: { toString: 'x' } })) }],
  ];
}

/** A reply with these hits. */
export function replyOf(...hits: readonly object[]): string {
  return JSON.stringify({ results: [{ hits, nbHits: hits.length }] });
}
