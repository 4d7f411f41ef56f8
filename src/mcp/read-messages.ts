import type { Writable } from 'node:stream';
import { fieldsOf } from '../shared/fields-of.ts';

/** The longest message in bytes; no call of a tool comes near. */
const MAX_MESSAGE_BYTES = 1_000_000;

const NEWLINE = 0x0a;

/**
 * Yields the lines of an input that are messages of JSON-RPC, and answers the others with its errors: the SDK ignores
 * them, and a very long line ends its server without a word.
 */
export async function* readMessages(input: AsyncIterable<Buffer>, output: Writable): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    length += part.length;
    if (length <= MAX_MESSAGE_BYTES) parts.push(part);
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, end + 1));
      start = end + 1;
      const line = Buffer.concat(parts);
      const error = length > MAX_MESSAGE_BYTES ? TOO_LONG : errorIn(line.toString());
      if (error === undefined) yield line;
      else output.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error })}\n`);
      [parts, length] = [[], 0];
    }
    add(chunk.subarray(start));
  }
}

interface RpcError {
  readonly code: -32700 | -32600;
  readonly message: string;
}

const TOO_LONG: RpcError = {
  code: -32600,
  message: `The message is longer than ${MAX_MESSAGE_BYTES.toLocaleString('en')} bytes.`,
};

/** Returns what is wrong with a line; undefined for a message, and for a blank line. */
function errorIn(line: string): RpcError | undefined {
  if (line.trim() === '') return undefined;
  const message = parsed(line);
  if (message === undefined) return { code: -32700, message: 'The line is not JSON.' };
  const { jsonrpc, method, result, error } = fieldsOf(message);
  const isReply = result !== undefined || error !== undefined;
  if (jsonrpc === '2.0' && (typeof method === 'string' || isReply)) return undefined;
  return {
    code: -32600,
    message: 'The line is not one message of JSON-RPC 2.0: {"jsonrpc":"2.0","id":1,"method":"tools/list"}.',
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
