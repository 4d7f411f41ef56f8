// Contentlayer, on a thread of its own: it takes nearly two seconds to load, during which the first thread compiles pages or
// answers requests, and its memory ends with the thread. Plain JavaScript, because Node loads it and because the effect
// library behind Contentlayer ships types that do not resolve; `@contentlayer2/*` is imported nowhere else.

import { E, pipe, T } from '@contentlayer2/utils/effect';
import * as core from 'contentlayer/core';

let config;

/** Runs Contentlayer's effects for the project in a folder. */
function runner(/** @type {string} */ projectRoot) {
  // Contentlayer takes its folder from `$PWD` unless told; a build may run from anywhere.
  return core.runMain({
    tracingServiceName: 'contentlayer',
    verbose: false,
    customCwd: projectRoot.replaceAll('\\', '/'),
  });
}

/** Loads the schema, once. After a failure, the next call tries again. */
export async function loadSchema(/** @type {string} */ projectRoot) {
  config ??= await runner(projectRoot)(core.getConfig({}));
}

/**
 * Turns the content folder into typed JSON documents in `.contentlayer/generated/`. Documents that have not changed since
 * the last run are not read again. Rejects with Contentlayer's message.
 */
export async function generateDocuments(/** @type {string} */ projectRoot) {
  await loadSchema(projectRoot);
  const run = runner(projectRoot);
  const result = await run(T.either(pipe(core.generateDotpkg({ config, verbose: false }))));
  if (E.isLeft(result)) throw new Error(String(result.left));
}
