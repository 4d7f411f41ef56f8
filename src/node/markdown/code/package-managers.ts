import convert from 'npm-to-yarn';
import type { FORM_CHOICES } from '../../../shared/code-forms.ts';
import { highlightLines } from './highlight.ts';
import type { Line } from './line.ts';

/** A package manager. */
type Manager = keyof typeof FORM_CHOICES.manager.forms;

/** The package managers other than npm, which writers use in commands. */
const OTHER_MANAGERS = ['pnpm', 'yarn', 'bun'] as const satisfies readonly Manager[];

/** The command with which each package manager runs an installed package. */
const RUN = { pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' } as const;

/** Converts a shell block to another package manager. Lines that do not begin with `npm` or `npx` are unchanged. */
function linesFor(manager: Exclude<Manager, 'npm'>, lines: readonly string[]): readonly string[] {
  return lines.map((line) => {
    if (line.startsWith('npx ')) return line.replace('npx', RUN[manager]);
    if (!line.startsWith('npm ')) return line;
    // Removes `-y`, which answers a question that only npm asks, and `@latest`, which is the default of the others.
    return convert(line.replace(/^npm create (?:-y )?(\S+?)(?:@latest)? /, 'npm create $1 '), manager);
  });
}

/** Returns the lines of a shell block with each command in the form of every package manager; undefined without commands. */
export async function managerForms(lines: readonly Line[]): Promise<readonly Line[] | undefined> {
  const isCommand = ({ text }: Line) => /^np[mx] /.test(text);
  if (!lines.some(isCommand)) return undefined;
  const text = lines.map((line) => line.text);
  const others = OTHER_MANAGERS.map(async (form) => {
    const converted = await highlightLines(linesFor(form, text), 'bash');
    return converted.map((line, index) => ({ ...line, mark: lines[index]?.mark, form }));
  });
  const forms = [lines.map((line) => ({ ...line, form: 'npm' })), ...(await Promise.all(others))];
  return lines.flatMap((line, index) =>
    isCommand(line) ? forms.flatMap((form) => form[index] ?? []) : line,
  );
}
