import { type CodeFile, readCodeFiles, writeCodeFiles } from '../../code-runner/protocol/code-files.ts';
import { decoded } from '../../shared/decoded.ts';
import { PLAYGROUND_PATH } from '../../shared/playground-link.ts';

/** The prefix of a link's fragment that contains code. */
const CODE_PREFIX = '#code=';

/** Length of the longest fragment that is made and read. Browsers and chat programs cut longer addresses. */
const MAX_FRAGMENT_LENGTH = 100_000;

/** Maximum number of bytes to which code in a link may expand. */
const MAX_BYTES = 1_000_000;

/** Returns a link to the playground with the files; `undefined` if it would be too long. */
export async function shareLink(files: readonly CodeFile[]): Promise<string | undefined> {
  const json = new Blob([JSON.stringify(writeCodeFiles(files))]).stream();
  const compressed = new Response(json.pipeThrough(new CompressionStream('deflate-raw')));
  const bytes = new Uint8Array(await compressed.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const code = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const playground = new URL(`${import.meta.env.BASE_URL}${PLAYGROUND_PATH}`, window.location.origin);
  const fragment = `${CODE_PREFIX}${code}`;
  return fragment.length > MAX_FRAGMENT_LENGTH ? undefined : `${playground.href}${fragment}`;
}

/** The code in the fragment of the playground's address. */
export type SharedCode =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'code'; readonly files: readonly CodeFile[] }
  /** A link that is damaged or was not made by {@link shareLink}. */
  | { readonly kind: 'unreadable' };

/** Reads the fragment of the playground's address, which anybody may have written, and a mail program encoded. */
export async function readFragment(written: string): Promise<SharedCode> {
  const fragment = decoded(written) ?? written;
  if (!fragment.startsWith(CODE_PREFIX)) return { kind: 'nothing' };
  if (fragment.length > MAX_FRAGMENT_LENGTH) return { kind: 'unreadable' };
  try {
    const text = atob(fragment.slice(CODE_PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const compressed = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const json = await readText(
      new Blob([compressed]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
    );
    const files = json === undefined ? undefined : readCodeFiles(JSON.parse(json));
    return files === undefined ? { kind: 'unreadable' } : { kind: 'code', files };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Reads a stream to its end as text. Stops and returns `undefined` if the stream has more than `MAX_BYTES`. */
async function readText(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | undefined> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    chunks.push(step.value);
    length += step.value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
  }
  return new Blob(chunks).text();
}
