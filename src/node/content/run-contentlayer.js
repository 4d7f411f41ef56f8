// Runs Contentlayer on its own thread: loading takes nearly two seconds, during which the main thread compiles pages or
// answers requests, and its memory is freed with the thread. Plain JavaScript, because Node loads it and because the
// effect library behind Contentlayer ships types that do not resolve; `@contentlayer2/*` is imported nowhere else.

import { promises } from 'node:fs';
import { join } from 'node:path';
import { E, pipe, T } from '@contentlayer2/utils/effect';
import * as core from 'contentlayer/core';

let config;

// Contentlayer keeps the "\r" of Windows' line endings in the last field of front matter, and letters with accents in the
// form in which they were written (see `load-content.ts`). This thread reads nothing else.
const { readFile } = promises;
promises.readFile = async (...request) => {
  const read = await readFile(...request);
  return typeof read === 'string' ? read.replaceAll('\r\n', '\n').normalize() : read;
};

/**
 * @typedef {object} Place
 * @property {string} projectRoot
 * @property {string} folder the folder in which Contentlayer writes `.contentlayer/`
 * @property {string} content the content folder
 */

/**
 * Runs Contentlayer's effects in a folder: by default it would be `$PWD`, and a build may run from anywhere.
 *
 * @param {Place} place
 */
function runner({ folder }) {
  return core.runMain({
    tracingServiceName: 'contentlayer',
    verbose: false,
    customCwd: folder.replaceAll('\\', '/'),
  });
}

/**
 * Loads the schema, once. After a failure, the next call tries again.
 *
 * @param {Place} place
 */
export async function loadSchema(place) {
  // This thread's own environment. Contentlayer would look for the content below its folder.
  process.env['CONTENT_DIR'] = place.content;
  const configPath = join(place.projectRoot, 'contentlayer.config.ts');
  config ??= await runner(place)(core.getConfig({ configPath }));
}

/**
 * Turns the content folder into typed JSON documents in `.contentlayer/generated/`. Does not read unchanged documents
 * again. Rejects with Contentlayer's message.
 *
 * @param {Place} place
 */
export async function generateDocuments(place) {
  await loadSchema(place);
  const run = runner(place);
  const result = await run(T.either(pipe(core.generateDotpkg({ config, verbose: false }))));
  // Failures of the file system have no message of their own.
  if (E.isLeft(result)) throw new Error(String(Object(result.left).error ?? result.left));
}
