/**
 * Runs Contentlayer once: the content folder becomes typed JSON documents in `.contentlayer/generated/`. A failure is
 * printed and ends the process with exit code 1, which is what a build wants.
 */
export function generateDocuments(projectRoot: string): Promise<void>;

/**
 * Runs Contentlayer and keeps it running. `onChange` is called after the first run and after each later one, with the
 * error's text where a run failed. The promise settles when Contentlayer stops watching.
 */
export function watchDocuments(
  projectRoot: string,
  onChange: (failure: string | undefined) => Promise<void>,
): Promise<void>;
