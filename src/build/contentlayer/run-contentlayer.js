// Plain JavaScript: the effect library behind Contentlayer ships types that do not resolve. The types that the rest of
// the build relies on stand in `run-contentlayer.d.ts`; `@contentlayer2/*` is imported nowhere else.

import { E, pipe, S, T } from '@contentlayer2/utils/effect';
import * as core from 'contentlayer/core';

export async function generateDocuments(projectRoot) {
  await inProject(projectRoot)(
    pipe(
      core.getConfig({}),
      T.chain((config) => core.generateDotpkg({ config, verbose: false })),
    ),
  );
}

export async function watchDocuments(projectRoot, onChange) {
  await inProject(projectRoot)(
    pipe(
      core.getConfigWatch({}),
      S.chainSwitchMapEitherRight((config) =>
        core.generateDotpkgStream({ config, verbose: false, isDev: true }),
      ),
      S.runForEach((result) =>
        T.tryPromise(() => onChange(E.isLeft(result) ? String(result.left) : undefined)),
      ),
    ),
  );
}

/** Contentlayer takes its folder from `$PWD` unless told; a build may run from anywhere. */
function inProject(projectRoot) {
  return core.runMain({
    tracingServiceName: 'contentlayer',
    verbose: false,
    customCwd: projectRoot.replaceAll('\\', '/'),
  });
}
