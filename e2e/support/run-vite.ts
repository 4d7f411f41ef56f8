import { execFile, spawn } from 'node:child_process';
import { viteCommand } from '../../scripts/process.js';
import { projectRoot } from '../../scripts/project-root.js';

/** Settings of a build, by the names of their environment variables. */
type Settings = Readonly<Record<string, string>>;

/** The outcome of a command. */
export interface CommandResult {
  readonly code: number;
  /** Its output, errors included. */
  readonly output: string;
}

/** Builds a site with these settings. */
export function buildSite(settings: Settings, mode = 'production'): Promise<CommandResult> {
  return run(viteCommand(projectRoot, ['build', '--mode', mode]), settings);
}

/**
 * Starts a build with these settings and kills it when it prints something that matches. Returns the signal that ended
 * the build; `null` if it ended by itself.
 */
export function killBuild(settings: Settings, printed: RegExp): Promise<NodeJS.Signals | null> {
  const options = { cwd: projectRoot, env: buildEnvironment(settings) };
  const child = spawn(...viteCommand(projectRoot, ['build']), options);
  let output = '';
  child.stdout.on('data', (data) => {
    output += String(data);
    if (printed.test(output)) child.kill('SIGKILL');
  });
  child.stderr.resume();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (_code, signal) => resolve(signal));
  });
}

/** The environment of a build: this process's, with no other settings than these. */
export function buildEnvironment(settings: Settings): Record<string, string | undefined> {
  const inherited = Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name));
  return { ...Object.fromEntries(inherited), ...settings };
}

/** Settings of the main site's build that would contradict another site's name. */
const OWN_SETTINGS =
  /^(?:BASE_PATH|CONTENT_DIR|CONTENT_WARNINGS|GENERATED_DIR|GITHUB_.*|NODE_ENV|OFFLINE|OUT_DIR|SITE_URL|TRAILING_SLASH|VITE_.*)$/;

function run([program, args]: [string, string[]], settings: Settings): Promise<CommandResult> {
  const options = { cwd: projectRoot, env: buildEnvironment(settings) };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code;
      if (typeof code === 'number') resolve({ code, output: `${stdout}${stderr}` });
      else reject(error);
    });
  });
}
