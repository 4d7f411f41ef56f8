import type { FileWriter } from '../emit/file-writer.ts';
import { contentSecurityPolicy, type PolicyNeeds } from './content-security-policy.ts';
import { inlineScriptHashes } from './inline-scripts.ts';

interface GuardOptions {
  readonly write: FileWriter;
  /** Origins of the hosted search index. */
  readonly connections: readonly string[];
  /** The origins that a document may frame, by its file; the others frame nothing but this site. */
  readonly frames: ReadonlyMap<string, readonly string[]>;
}

/** What all documents together need, known once they are written. */
interface GuardedDocuments {
  /** Writes files; documents get their policy on the way. */
  readonly write: FileWriter;
  readonly needs: () => PolicyNeeds;
}

/** The place of the policy in a document: before anything that it governs. */
const CHARSET = '<meta charset="utf-8">';

/**
 * Gives every document that is written its policy as a meta tag, computed from its own HTML, for hosts that send no
 * headers; and collects what a header for all of them must allow.
 */
export function guardDocuments({ write, connections, frames }: GuardOptions): GuardedDocuments {
  const scriptHashes = new Set<string>();
  return {
    write: async (file, content) => {
      if (!file.endsWith('.html') || typeof content !== 'string') return write(file, content);
      const needs = {
        scriptHashes: inlineScriptHashes(content),
        frames: frames.get(file) ?? [],
        connections,
      };
      for (const hash of needs.scriptHashes) scriptHashes.add(hash);
      const policy = contentSecurityPolicy(needs, 'meta');
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
      return write(
        file,
        content.replace(CHARSET, () => `${CHARSET}\n${meta}`),
      );
    },
    needs: () => ({
      scriptHashes: [...scriptHashes].sort(),
      frames: [...new Set([...frames.values()].flat())].sort(),
      connections,
    }),
  };
}
