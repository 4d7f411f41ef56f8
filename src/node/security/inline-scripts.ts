import { createHash } from 'node:crypto';

/** Script elements that hold code: data blocks and references to files are none. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of a document's inline scripts as a policy names them, without repetitions. */
export function inlineScriptHashes(html: string): readonly string[] {
  const codes = [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => code);
  return [...new Set(codes.map(hashOf))];
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
