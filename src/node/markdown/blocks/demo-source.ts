import path from 'node:path';
import { z } from 'zod';
import type { OfferedChange, StartingCode } from '../../../shared/playground-link.ts';
import { checkFields } from '../../content/check-fields.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { group, list, text } from '../../content/fields.ts';
import { readContentFile } from '../../content/files.ts';
import { parseYaml } from '../../content/yaml.ts';
import { Reporter } from '../page/reporter.ts';
import { figureFile } from './directives.ts';

/** The components that demos and challenges share, which import them from the folder above, and their styles. */
export const PARTS = ['parts.tsx', 'parts.css'] as const;

/** Returns code as readers have it: the parts are beside it. */
export function besideParts(code: string): string {
  return code.replace(`'../${PARTS[0]}'`, "'./parts'");
}

/** Returns the parts that code imports, as readers have it. */
export async function partsOf(code: string, contentFolder: string): Promise<StartingCode['files']> {
  const names = code.includes("'./parts'") ? PARTS : [];
  const read = names.map((name) => readContentFile(path.join(contentFolder, name), contentFolder));
  return (await Promise.all(read)).map((text, index) => [PARTS[index] ?? '', `${text ?? ''}`]);
}

/** A line of a demo's file that marks the one below it. In JSX, a comment has braces. */
const MARK = /^[ \t]*(?:\/\/ (start|fold)|\{\/\* (start|fold) \*\/\})[ \t]*$/;

/** The code of a demo as readers see it, without marks. */
type MarkedCode = Pick<StartingCode, 'start' | 'folds'> & { readonly code: string };

/**
 * Removes the marks from the source of a demo: `// start` above the line that a reader would change, and `// fold` above
 * each function or other block that is folded at first.
 */
export function readMarks(source: string, report = new Reporter()): MarkedCode {
  const lines: string[] = [];
  const folded: { readonly line: number; readonly written: number }[] = [];
  let start: number | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    const mark = MARK.exec(line)?.slice(1).join('');
    if (mark === 'fold') folded.push({ line: lines.length + 1, written: index + 1 });
    else if (mark === undefined) lines.push(line);
    else if (start === undefined) start = lines.length + 1;
    else
      report.error({ line: index + 1, column: 1 }, 'This demo has two "// start" marks.', 'Keep the first.');
  }
  const folds = folded.flatMap(({ line, written }) => {
    const last = lastLineOf(lines, line);
    if (last > line + 1) return [[line, last] as const];
    const hint = 'Write "// fold" above a function, or another block of several lines.';
    report.error({ line: written, column: 1 }, 'There is nothing to fold below this line.', hint);
    return [];
  });
  return { code: besideParts(lines.join('\n')), start, folds };
}

/** Returns the last line of the block that begins on a line: the one that closes it, indented like its first. */
export function lastLineOf(lines: readonly string[], first: number): number {
  const indentation = indentationOf(lines[first - 1] ?? '').length;
  let last = first;
  for (let line = first + 1; line <= lines.length; line += 1) {
    const text = lines[line - 1] ?? '';
    if (text === '') continue;
    const deeper = indentationOf(text).length - indentation;
    if (deeper < 0 || (deeper === 0 && !/^\s*[)}\]>]/.test(text))) break;
    if (deeper === 0) last = line;
  }
  return last;
}

function indentationOf(line: string): string {
  return /^ */.exec(line)?.[0] ?? '';
}

/** A change as its file describes it. */
export interface DescribedChange extends OfferedChange {
  /** What the result shows after the change and not before, as a selector of the browser tests. */
  readonly shows: string;
  /** The changed code. */
  readonly code: string;
  /** The line on which that code would begin if it surrounded the text of the change in the file. */
  readonly beginsAt: number;
}

const CHANGES = z.strictObject({
  changes: list(
    group('DemoChange', {
      try: text('The label of its button.'),
      replace: text('A part of the code.'),
      with: z.string().meta({ description: 'What takes its place.' }),
      shows: text('A selector for what the result shows then and not before.'),
    }),
    'Changes that readers can try.',
  ),
});

const REPLACE_HINT =
  'Write "replace" as the code has it now: its first line without indentation, the others relative to it, and with what is beside it if there are several such places.';

/** Reads the changes that a demo offers, from the file beside it, and reports what cannot be applied to its code. */
export function readChanges(source: string, code: string, report: Reporter): readonly DescribedChange[] {
  const yaml = parseYaml(source);
  for (const { message, hint, ...place } of checkFields(yaml, CHANGES)) report.error(place, message, hint);
  const lines = code.split('\n');
  const { changes = [] } = CHANGES.safeParse(yaml.value).data ?? {};
  return changes.flatMap((change, index) => {
    const placeOf = (field: keyof typeof change) => yaml.placeOf(['changes', index, field]);
    const [begin = ''] = change.replace.split('\n', 1);
    const indented = (text: string, line = '') => text.replaceAll('\n', `\n${indentationOf(line)}`);
    const line = lines.find((one) => one.includes(begin) && code.includes(indented(change.replace, one)));
    const [from, to] = [indented(change.replace, line), indented(change.with, line)];
    const [before = '', ...after] = code.split(from);
    if (after.length !== 1) {
      const message = `The code of the demo contains this text ${after.length} times instead of once.`;
      report.error(placeOf('replace'), message, REPLACE_HINT);
      return [];
    }
    if (!from.includes(to) && code.includes(to)) {
      report.error(placeOf('with'), 'The code of the demo already contains this text.');
      return [];
    }
    const firstLine = placeOf('with').line + (yaml.isLiteral(['changes', index, 'with']) ? 1 : 0);
    const beginsAt = firstLine - before.split('\n').length + 1;
    return [{ label: change.try, from, to, shows: change.shows, code: before + to + after[0], beginsAt }];
  });
}

interface DemoSource extends MarkedCode {
  /** The demo, and the parts that it imports. */
  readonly files: StartingCode['files'];
  readonly changes: readonly DescribedChange[];
  /** Paths in them are relative to the content folder. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a demo and the changes that it offers. */
export async function readDemo(contentFolder: string, name: string): Promise<DemoSource> {
  const file = figureFile(contentFolder, 'demo', name);
  const source = await readContentFile(file, contentFolder);
  const report = new Reporter({ file: path.relative(contentFolder, file) });
  const marked = readMarks(source?.toString('utf8') ?? '', report);
  const changesFile = path.relative(contentFolder, file).replace(/tsx$/, 'yaml');
  const yaml = await readContentFile(path.join(contentFolder, changesFile), contentFolder);
  const changesReport = new Reporter({ file: changesFile });
  const changes = yaml === undefined ? [] : readChanges(yaml.toString('utf8'), marked.code, changesReport);
  const files = [['App.tsx', marked.code] as const, ...(await partsOf(marked.code, contentFolder))];
  const diagnostics = [...report.diagnostics(), ...changesReport.diagnostics()];
  return { ...marked, files, changes, diagnostics };
}

/** Returns what is wrong with the marks in demos, and with the changes that they offer. */
export async function checkDemos(
  contentFolder: string,
  shownFolder: string,
  names: readonly string[],
): Promise<readonly Diagnostic[]> {
  const demos = await Promise.all(names.map((name) => readDemo(contentFolder, name)));
  return demos
    .flatMap(({ diagnostics }) => diagnostics)
    .map((problem) => ({ ...problem, file: `${shownFolder}/${problem.file}` }));
}
