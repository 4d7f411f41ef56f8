import convert from 'npm-to-yarn';
import type { FORM_CHOICES } from '../../../shared/code-forms.ts';

/** A package manager. */
export type Manager = keyof typeof FORM_CHOICES.manager.forms;

/** The package managers besides npm, whose commands writers write. */
export const OTHER_MANAGERS = ['pnpm', 'yarn', 'bun'] as const satisfies readonly Manager[];

/** How each package manager runs a command of an installed package. */
const RUN = { pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' } as const;

/**
 * Returns a shell block as another package manager wants it. Lines that do not begin with npm's commands stay as they are.
 */
export function linesFor(manager: Exclude<Manager, 'npm'>, lines: readonly string[]): readonly string[] {
  return lines.map((line) => {
    if (line.startsWith('npx ')) return line.replace('npx', RUN[manager]);
    if (!line.startsWith('npm ')) return line;
    // Without the answer to a question that only npm asks, and without the tag that the others assume.
    return convert(line.replace(/^npm create (?:-y )?(\S+?)(?:@latest)? /, 'npm create $1 '), manager);
  });
}
