import { readFileSync } from 'node:fs';

/**
 * Returns what is wrong with the running Node, or `undefined` if it is new enough.
 *
 * @param {string} running the version that runs, such as `20.19.0`
 * @param {string} wanted the `engines.node` field of package.json, such as `>=20.19`
 * @returns {string | undefined}
 */
export function nodeVersionProblem(running, wanted) {
  const minimum = wanted.replace(/^[^\d]*/, '');
  const [haveMajor = 0, haveMinor = 0] = running.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = minimum.split('.').map(Number);
  if (haveMajor > needMajor || (haveMajor === needMajor && haveMinor >= needMinor)) return undefined;
  return (
    `This project needs Node.js ${minimum} or newer, and this is ${running}. ` +
    'Install a newer one from https://nodejs.org, then run the command again.'
  );
}

/**
 * Ends the process with one sentence if Node is too old. A command calls this function before it imports any other
 * module, and this module imports nothing that an old Node lacks: otherwise an old Node would print a syntax error.
 */
export function requireSupportedNode() {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const problem = nodeVersionProblem(process.versions.node, JSON.parse(manifest).engines.node);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}
