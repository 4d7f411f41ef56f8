import { type CodeFile, readCodeFiles, writeCodeFiles } from '../../code-runner/protocol/code-files.ts';
import { PLAYGROUND_PATH } from '../../shared/playground-link.ts';

/** The prefix of a link's fragment that contains code. */
const CODE_PREFIX = '#code=';

/** Length of the longest fragment that is read. Longer links are not made by people. */
const MAX_FRAGMENT_LENGTH = 100_000;

/** Maximum number of bytes to which code in a link may expand. */
const MAX_BYTES = 1_000_000;

/** Returns a link to the playground with the files. */
export async function shareLink(files: readonly CodeFile[]): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(writeCodeFiles(files)));
  const compressed = await collect(through(json, new CompressionStream('deflate-raw')), Infinity);
  const text = Array.from(compressed ?? [], (byte) => String.fromCharCode(byte)).join('');
  const code = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const playground = new URL(`${import.meta.env.BASE_URL}${PLAYGROUND_PATH}`, window.location.origin);
  return `${playground.href}${CODE_PREFIX}${code}`;
}

/** The code in the fragment of the playground's address. */
export type SharedCode =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'code'; readonly files: readonly CodeFile[] }
  /** A link that is damaged or was not made by {@link shareLink}. */
  | { readonly kind: 'unreadable' };

/** Reads the fragment of the playground's address, which anybody may have written. */
export async function readFragment(fragment: string): Promise<SharedCode> {
  if (!fragment.startsWith(CODE_PREFIX)) return { kind: 'nothing' };
  if (fragment.length > MAX_FRAGMENT_LENGTH) return { kind: 'unreadable' };
  try {
    const text = atob(fragment.slice(CODE_PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const compressed = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const json = await collect(through(compressed, new DecompressionStream('deflate-raw')), MAX_BYTES);
    const files = json && readCodeFiles(JSON.parse(new TextDecoder().decode(json)));
    return files === undefined ? { kind: 'unreadable' } : { kind: 'code', files };
  } catch {
    return { kind: 'unreadable' };
  }
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(stream);
}

/** Reads a stream to its end. Stops and returns `undefined` if the stream has more than `most` bytes. */
async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
