import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import { toolFile } from '../../scripts/process.js';
import { fieldsOf } from '../../src/shared/fields-of.ts';

/** A position in a file; lines and columns from 0, as in the Language Server Protocol. */
interface ZeroBasedPosition {
  readonly line: number;
  readonly column: number;
}

/** The compiler's information about the name at a position. */
export interface NameFacts {
  /**
   * The positions of its declarations, as `file:line:column`. Empty for a member of a mapped type without declarations.
   */
  readonly declarations: readonly string[];
  /**
   * The name and its type as the compiler prints them, such as `(property) id: string`. Undefined if there is no name.
   */
  readonly type: string | undefined;
}

/** TypeScript's language server for the files of one folder. */
export interface LanguageServer {
  /** Returns the facts about the names at these positions of a file, in the same order. */
  readonly look: (file: string, places: readonly ZeroBasedPosition[]) => Promise<readonly NameFacts[]>;
  readonly close: () => void;
}

/**
 * Starts the language server of the compiler that checks the samples. TypeScript 7 has no other programming interface.
 * The protocol: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
 */
export async function startLanguageServer(projectRoot: string, folder: string): Promise<LanguageServer> {
  const compiler = toolFile(projectRoot, 'typescript', 'tsc');
  const server = spawn(process.execPath, [compiler, '--lsp', '--stdio'], {
    cwd: folder,
    // A process this short collects less garbage: 13 instead of 15 s of processor time for all samples.
    env: { ...process.env, GOGC: '400' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  // The server waits for a response to each of its own requests.
  connection.onRequest(() => null);
  connection.onNotification(() => {});
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    workspaceFolders: null,
    capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } },
  });
  await connection.sendNotification('initialized', {});

  return {
    look: async (file, places) => {
      const uri = pathToFileURL(path.join(folder, file)).href;
      const text = await readFile(path.join(folder, file), 'utf8');
      const languageId = file.endsWith('x') ? 'typescriptreact' : 'typescript';
      await connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId, version: 1, text },
      });
      // Sequentially: the server checks with several threads, and the type that a thread infers for a name depends on
      // what that thread has checked before.
      const facts: NameFacts[] = [];
      for (const { line, column } of places) {
        const at = { textDocument: { uri }, position: { line, character: column } };
        const definition = await connection.sendRequest<unknown>('textDocument/definition', at);
        const hover = await connection.sendRequest<unknown>('textDocument/hover', at);
        facts.push({ declarations: locationsOf(definition), type: typeOf(hover) });
      }
      await connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
      return facts;
    },
    close: () => {
      connection.dispose();
      server.kill();
    },
  };
}

/** Reads a `Location`, a list of them, or null. */
function locationsOf(answer: unknown): readonly string[] {
  const list = Array.isArray(answer) ? answer : [answer];
  return list.flatMap((location) => {
    const { uri, range } = fieldsOf(location);
    const { line, character } = fieldsOf(fieldsOf(range)['start']);
    return typeof uri === 'string' ? [`${uri}:${line}:${character}`] : [];
  });
}

const FENCED = /^```\w*\n([\s\S]*?)\n```/;

/** Reads the code at the start of a `Hover`, which may be null. */
function typeOf(answer: unknown): string | undefined {
  const { value } = fieldsOf(fieldsOf(answer)['contents']);
  return typeof value === 'string' ? FENCED.exec(value)?.[1] : undefined;
}
