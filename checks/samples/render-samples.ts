import path from 'node:path';
import { format, stripVTControlCharacters } from 'node:util';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createServer, type Plugin } from 'vite';
import type { Diagnostic } from '../../src/node/content/diagnostic.ts';
import type { Sample } from './extract-blocks.ts';
import { sampleFile, versionAt } from './link-samples.ts';
import type { RenderCandidate } from './render-candidates.ts';

/** React's development warnings about correct samples, with the reason. */
const EXPECTED_MESSAGES: readonly RegExp[] = [
  // A Node of an HTML tag: the library's own use of refs. The pages mention it.
  /Accessing element\.ref was removed in React 19/,
];

/** The maximum length of a message; stacks are of no use to writers. */
const MAX_MESSAGE_LENGTH = 300;

/** The storage for samples that read it: that of a reader's first visit. */
const EMPTY_STORAGE = { configurable: true, value: { getItem: () => null } };

/**
 * Renders the components of samples on the server, with React's development build. A component that throws or writes to
 * the console is a problem of its sample.
 */
export async function renderSamples(
  directory: string,
  samples: readonly Sample[],
  candidates: readonly RenderCandidate[],
): Promise<readonly Diagnostic[]> {
  const server = await createServer({
    root: directory,
    configFile: false,
    // Vite also throws what it would log.
    logLevel: 'silent',
    cacheDir: path.join(directory, '.vite'),
    plugins: [versionsOfSamples(directory, samples)],
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true },
  });
  const ownStorage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', EMPTY_STORAGE);
  try {
    const problems: Diagnostic[] = [];
    for (const candidate of candidates) {
      const messages = await messagesOf(async () => {
        const { element } = await server.ssrLoadModule(path.join(directory, candidate.file));
        if (!isValidElement(element)) throw new Error('It has nothing to render.');
        renderToString(element);
      });
      problems.push(...messages.map((message) => problemOf(candidate, message)));
    }
    return problems;
  } finally {
    if (ownStorage === undefined) Reflect.deleteProperty(globalThis, 'localStorage');
    else Object.defineProperty(globalThis, 'localStorage', ownStorage);
    await server.close();
  }
}

/** Returns the messages that a rendering writes to the console or throws. */
async function messagesOf(render: () => Promise<void>): Promise<readonly string[]> {
  const methods = ['log', 'info', 'warn', 'error'] as const;
  const own = methods.map((method) => console[method]);
  const messages: string[] = [];
  for (const method of methods) console[method] = (...args) => messages.push(format(...args));
  try {
    await render();
  } catch (error) {
    messages.push(error instanceof Error ? error.message : String(error));
  } finally {
    for (const [index, method] of methods.entries()) console[method] = own[index] ?? console[method];
  }
  return messages.filter((message) => !EXPECTED_MESSAGES.some((expected) => expected.test(message)));
}

function problemOf({ sample, component }: RenderCandidate, message: string): Diagnostic {
  const text = stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, MAX_MESSAGE_LENGTH);
  return {
    severity: 'error',
    file: sample.file,
    line: sample.line,
    message: `<${component} /> cannot be rendered without a complaint: ${text}`,
  };
}

/**
 * Resolves the imports of each rendered module, including transitive ones, to the versions of samples at its position
 * on the page.
 */
function versionsOfSamples(directory: string, samples: readonly Sample[]): Plugin {
  return {
    name: 'samples:versions',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const imported = /^\.\/(\d+)\.tsx?$/.exec(source)?.[1];
      const at = /\/render-(\d+)-|\?at=(\d+)/.exec(importer);
      if (imported === undefined || at === null) return undefined;
      const place = Number(at[1] ?? at[2]);
      const version = versionAt(samples, Number(imported), place);
      return `${path.join(directory, sampleFile(samples, version))}?at=${place}`;
    },
  };
}
