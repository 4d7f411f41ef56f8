// Contentlayer, on a thread of its own: it takes half a second to load, during which the first thread compiles pages or
// answers requests, and its memory ends with the thread. Plain JavaScript, because Node loads it and because the effect
// library behind Contentlayer ships types that do not resolve; `@contentlayer2/*` is imported nowhere else.

import { E, pipe, T } from '@contentlayer2/utils/effect';
import * as core from 'contentlayer/core';

let config;

/**
 * Turns the content folder into typed JSON documents in `.contentlayer/generated/`. The schema is loaded once; documents
 * that have not changed since the last run are not read again. Rejects with Contentlayer's message.
 */
export async function generateDocuments(/** @type {string} */ projectRoot) {
  // Contentlayer takes its folder from `$PWD` unless told; a build may run from anywhere.
  const run = core.runMain({
    tracingServiceName: 'contentlayer',
    verbose: false,
    customCwd: projectRoot.replaceAll('\\', '/'),
  });
  config ??= await run(core.getConfig({}));
  const result = await run(T.either(pipe(core.generateDotpkg({ config, verbose: false }))));
  if (E.isLeft(result)) throw new Error(String(result.left));
}
