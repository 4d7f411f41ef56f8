import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentError, type Diagnostic } from '../../src/node/content/diagnostic.ts';
import { fieldsOf } from '../../src/shared/fields-of.ts';
import type { Block } from './extract-blocks.ts';
import {
  KNOWN_PACKAGES,
  PACKAGE_COMMANDS,
  PROJECT_TEMPLATES,
  SHELL_COMMANDS,
  TEMPLATE_SCRIPTS,
} from './known-commands.ts';

/** The names that a shell block may use: the project's packages with their versions, and its scripts. */
export interface KnownProject {
  readonly packages: ReadonlyMap<string, string>;
  readonly scripts: ReadonlySet<string>;
}

/** Reads the packages and scripts of this project, against which the pages' samples are checked. */
export async function readKnownProject(projectRoot: string): Promise<KnownProject> {
  const manifest: unknown = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'));
  const { dependencies, devDependencies, scripts } = fieldsOf(manifest);
  return {
    packages: new Map([...textsOf(dependencies), ...textsOf(devDependencies)]),
    scripts: new Set(textsOf(scripts).map(([name]) => name)),
  };
}

function textsOf(value: unknown): readonly [string, string][] {
  return Object.entries(fieldsOf(value)).map(([key, text]) => [key, String(text)]);
}

/** Checks the commands in each line of a shell block. A command that no rule covers is a problem. */
export function checkShell({ file, line, code }: Block, project: KnownProject): readonly Diagnostic[] {
  return code.split('\n').flatMap((text, index) =>
    commandsOf(text)
      .flatMap((words) => problemOf(words, project) ?? [])
      .map((message) => contentError(file, message, HINT, { line: line + index })),
  );
}

const HINT =
  'Packages are those of package.json; others, and further commands, are listed in checks/samples/known-commands.ts.';

/** Returns the commands of a line, each as a list of words; quoted text is one word. */
function commandsOf(line: string): readonly (readonly string[])[] {
  if (/^\s*(?:#|$)/.test(line)) return [];
  const words = line.match(/'[^']*'|"[^"]*"|&&|\|\|?|;|[^\s'"|;&]+/g) ?? [];
  const commands: string[][] = [[]];
  for (const word of words) {
    if (/^(?:&&|\|\|?|;)$/.test(word)) commands.push([]);
    else commands.at(-1)?.push(word);
  }
  return commands.filter((command) => command.length > 0);
}

function problemOf([command = '', ...args]: readonly string[], project: KnownProject): string | undefined {
  if (command === 'npm') return npmProblem(args, project);
  if (command === 'npx') return npxProblem(args, project);
  return SHELL_COMMANDS.includes(command) ? undefined : `There is no known command "${command}".`;
}

function npmProblem([action = '', ...args]: readonly string[], project: KnownProject): string | undefined {
  const names = args.filter((arg) => !arg.startsWith('-'));
  switch (action) {
    case 'install':
    case 'i':
      return names.map((name) => packageProblem(name, project)).find((problem) => problem !== undefined);
    case 'create':
      // `-y` answers npm's question about downloading the starter.
      return templateProblem(args.filter((arg) => arg !== '-y'));
    case 'run':
      return scriptProblem(names[0] ?? '', project);
    case 'start':
    case 'test':
      return scriptProblem(action, project);
    default:
      return `"npm ${action}" is not an npm command that pages use.`;
  }
}

/** Checks `name`, `@scope/name` or `name@6`, whose version must be that of this project or a prefix of it. */
function packageProblem(spec: string, { packages }: KnownProject): string | undefined {
  const [, name = spec, version] = /^(@?[^@]+)(?:@(.+))?$/.exec(spec) ?? [];
  const installed = packages.get(name);
  if (installed === undefined) {
    return Object.hasOwn(KNOWN_PACKAGES, name) ? undefined : `The package "${name}" is not known here.`;
  }
  if (version === undefined || `${installed}.`.startsWith(`${version}.`)) return undefined;
  return `The samples are checked with ${name} ${installed}, not with ${version}.`;
}

function templateProblem(args: readonly string[]): string | undefined {
  const starter = args[0]?.replace(/@latest$/, '') ?? '';
  const templates = Object.hasOwn(PROJECT_TEMPLATES, starter) ? PROJECT_TEMPLATES[starter] : undefined;
  if (templates === undefined) return `"npm create ${starter}" is not known here.`;
  if (templates.length === 0) return undefined;
  const template = args[args.indexOf('--template') + 1] ?? '';
  return templates.includes(template) ? undefined : `"${starter}" has no known template "${template}".`;
}

function scriptProblem(script: string, { scripts }: KnownProject): string | undefined {
  return scripts.has(script) || TEMPLATE_SCRIPTS.includes(script)
    ? undefined
    : `There is no npm script "${script}".`;
}

function npxProblem([command = '']: readonly string[], { packages }: KnownProject): string | undefined {
  const name = Object.hasOwn(PACKAGE_COMMANDS, command) ? PACKAGE_COMMANDS[command] : command;
  return packages.has(name ?? '') ? undefined : `No known package provides the command "${command}".`;
}
