/**
 * Runs Contentlayer once: the content folder becomes typed JSON documents in `.contentlayer/generated/`. A failure is
 * printed and ends the process with exit code 1, which is what a build wants.
 */
export function generateDocuments(projectRoot: string): Promise<void>;

/**
 * Loads the schema. What it resolves to runs Contentlayer, as often as it is called; a failure is thrown. After the first
 * time, documents that have not changed are not compiled again.
 */
export function prepareRuns(projectRoot: string): Promise<() => Promise<void>>;
