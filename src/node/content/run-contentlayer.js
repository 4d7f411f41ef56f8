// Runs Contentlayer on its own thread: loading takes nearly two seconds, during which the main thread compiles pages or
// answers requests, and its memory is freed with the thread. Plain JavaScript, because Node loads it and because the
// effect library behind Contentlayer ships types that do not resolve; `@contentlayer2/*` is imported nowhere else.

import { E, pipe, T } from '@contentlayer2/utils/effect';
import * as core from 'contentlayer/core';

let config;

/** Runs Contentlayer's effects for the project in a folder. */
function runner(/** @type {string} */ projectRoot) {
  // By default, Contentlayer uses `$PWD` as its folder; a build may run from anywhere.
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
 * Turns the content folder into typed JSON documents in `.contentlayer/generated/`. Does not read unchanged documents
 * again. Rejects with Contentlayer's message.
 */
export async function generateDocuments(/** @type {string} */ projectRoot) {
  await loadSchema(projectRoot);
  const run = runner(projectRoot);
  const result = await run(T.either(pipe(core.generateDotpkg({ config, verbose: false }))));
  if (E.isLeft(result)) throw new Error(String(result.left));
}
