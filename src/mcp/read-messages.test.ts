import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { covers } from '../../test-support/untrusted-inputs/unit.ts';
import { readMessages } from './read-messages.ts';

it('an assistant that sends what is not a message gets an error of JSON-RPC, and its next message is read', async () => {
  const lines: readonly (readonly [line: string, code: number])[] = [
    ['x'.repeat(11_000_000), -32600],
    ['{"jsonrpc":"2.0",', -32700],
    ['[]', -32600],
    ['{"jsonrpc":"2.0","id":1}', -32600],
    ['[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32600],
  ];
  const ping = '{"jsonrpc":"2.0","id":7,"method":"ping"}\n';
  const input = new PassThrough();
  const output = new PassThrough();
  for (const [line] of lines) input.write(`${line}\n`);
  input.end(ping);
  const messages: string[] = [];
  for await (const message of readMessages(input, output)) messages.push(String(message));
  expect(messages).toEqual([ping]);
  const replies = String(output.read()).trim().split('\n');
  expect(replies.map((reply) => JSON.parse(reply))).toMatchObject(
    lines.map(([, code]) => ({ id: null, error: { code } })),
  );
  covers('call of a tool', 'no JSON', 'a line of 11 MB', 'a batch');
});
