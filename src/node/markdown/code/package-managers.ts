import convert from 'npm-to-yarn';
import type { FORM_CHOICES } from '../../../shared/code-forms.ts';

/** A package manager. */
export type Manager = keyof typeof FORM_CHOICES.manager.forms;

/** The package managers other than npm, which writers use in commands. */
export const OTHER_MANAGERS = ['pnpm', 'yarn', 'bun'] as const satisfies readonly Manager[];

/** The command with which each package manager runs an installed package. */
const RUN = { pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' } as const;

/** Converts a shell block to another package manager. Lines that do not begin with `npm` or `npx` are unchanged. */
export function linesFor(manager: Exclude<Manager, 'npm'>, lines: readonly string[]): readonly string[] {
  return lines.map((line) => {
    if (line.startsWith('npx ')) return line.replace('npx', RUN[manager]);
    if (!line.startsWith('npm ')) return line;
    // Removes `-y`, which answers a question that only npm asks, and `@latest`, which is the default of the others.
    return convert(line.replace(/^npm create (?:-y )?(\S+?)(?:@latest)? /, 'npm create $1 '), manager);
  });
}
