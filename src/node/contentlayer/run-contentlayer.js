// Plain JavaScript: the effect library behind Contentlayer ships types that do not resolve. The types that the rest of
// the build relies on stand in `run-contentlayer.d.ts`; `@contentlayer2/*` is imported nowhere else.

import { E, pipe, T } from '@contentlayer2/utils/effect';
import * as core from 'contentlayer/core';

export async function generateDocuments(projectRoot) {
  await inProject(projectRoot)(
    pipe(
      core.getConfig({}),
      T.chain((config) => core.generateDotpkg({ config, verbose: false })),
    ),
  );
}

export async function prepareRuns(projectRoot) {
  const config = await inProject(projectRoot)(core.getConfig({}));
  return async () => {
    const result = await inProject(projectRoot)(T.either(core.generateDotpkg({ config, verbose: false })));
    if (E.isLeft(result)) throw new Error(String(result.left));
  };
}

/** Contentlayer takes its folder from `$PWD` unless told; a build may run from anywhere. */
function inProject(projectRoot) {
  return core.runMain({
    tracingServiceName: 'contentlayer',
    verbose: false,
    customCwd: projectRoot.replaceAll('\\', '/'),
  });
}
