import { SettingsError } from './build-settings.ts';
import { ContentError } from './prepare-site.ts';

/** What people can do about failures of the system. Errors of threads and of the bundler have no code, only words. */
const REMEDIES: readonly (readonly [failure: RegExp, remedy: string])[] = [
  [/EXDEV/, 'OUT_DIR is on another file system. Set it to a folder on that of the project.'],
  [/ENOSPC|no space left/i, 'The disk is full. Free some space.'],
  [/EMFILE|too many open files/i, 'Too many files are open. Raise the limit: "ulimit -n 4096".'],
];

/** Prints what to tell people instead of a stack, and sets the exit code. Throws an error that they cannot mend. */
export function reportFailure(error: unknown): void {
  const message = failureMessage(error);
  if (message === undefined) throw error;
  console.error(`\n${message}\n`);
  process.exitCode = 1;
}

/** Returns what to tell people instead of a stack; undefined for an error that they cannot mend. */
export function failureMessage(error: unknown): string | undefined {
  if (error instanceof ContentError || error instanceof SettingsError) return error.message;
  return REMEDIES.find(([failure]) => failure.test(String(error)))?.[1];
}
