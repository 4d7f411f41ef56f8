import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentError, type Diagnostic } from '../../src/node/content/diagnostic.ts';
import { fieldsOf } from '../../src/shared/fields-of.ts';
import type { Block } from './extract-blocks.ts';

/** The names that a shell block may use: the project's packages with their versions, and its scripts. */
export interface KnownProject {
  readonly packages: ReadonlyMap<string, string>;
  readonly scripts: ReadonlySet<string>;
}

/** Scripts of a new project from Vite's or Next.js's starter; readers run them there. */
const STARTER_SCRIPTS = ['build', 'dev', 'lint', 'preview'];

/** Reads the packages and scripts of this project, against which the pages' samples are checked. */
export async function readKnownProject(projectRoot: string): Promise<KnownProject> {
  const manifest: unknown = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'));
  const { dependencies, devDependencies, scripts } = fieldsOf(manifest);
  const packages = Object.entries({ ...fieldsOf(dependencies), ...fieldsOf(devDependencies) });
  return {
    packages: new Map(packages.map(([name, version]) => [name, String(version)])),
    scripts: new Set([...Object.keys(fieldsOf(scripts)), ...STARTER_SCRIPTS]),
  };
}

/** Checks the packages that the lines of a shell block install, and the scripts that they run. */
export function checkShell({ file, line, code }: Block, project: KnownProject): readonly Diagnostic[] {
  return code.split('\n').flatMap((text, index) => {
    const installed = [...text.matchAll(/\bnpm (?:install|i)\b([^&|;]*)/g)]
      .flatMap(([, names = '']) => names.split(/\s+/))
      .filter((name) => name !== '' && !name.startsWith('-'));
    const run = [...text.matchAll(/\bnpm (?:run )?(?:(?<=run )(\S+)|(start|test)\b)/g)];
    const problems = [
      ...installed.map((name) => packageProblem(name, project)),
      ...run.map(([, script, short]) => scriptProblem(script ?? short ?? '', project)),
    ];
    const hint = 'Packages and scripts are those of package.json.';
    return problems
      .filter((problem) => problem !== undefined)
      .map((problem) => contentError(file, problem, hint, { line: line + index }));
  });
}

/** Checks `name`, `@scope/name` or `name@6`, whose version must be that of this project or a prefix of it. */
function packageProblem(spec: string, { packages }: KnownProject): string | undefined {
  const [, name = spec, version] = /^(@?[^@]+)(?:@(.+))?$/.exec(spec) ?? [];
  const installed = packages.get(name);
  if (installed === undefined) return `The package "${name}" is not known here.`;
  if (version === undefined || `${installed}.`.startsWith(`${version}.`)) return undefined;
  return `The samples are checked with ${name} ${installed}, not with ${version}.`;
}

function scriptProblem(script: string, { scripts }: KnownProject): string | undefined {
  return scripts.has(script) ? undefined : `There is no npm script "${script}".`;
}
