import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fixtureFolder } from '../test-support/fixture-folder.js';
import { get, listAt, textAt } from '../test-support/json.js';
import { projectRoot } from './project-root.js';

test('GitHub Pages gets every file of the site, those in folders that begin with a dot included', async () => {
  const workflow = parse(readFileSync(join(projectRoot, '.github/workflows/publish.yml'), 'utf8'));
  const steps = listAt(get(get(workflow, 'jobs'), 'build'), 'steps');
  const [pack = ''] = steps.map((step) => textAt(step, 'run')).filter((run) => run.startsWith('tar '));
  const folder = await fixtureFolder({
    'dist/index.html': 'home',
    'dist/.well-known/agent-skills/index.json': '[]',
  });
  const archive = join(folder, 'artifact.tar');
  const [program = '', ...args] = pack
    .split(' ')
    .map((word) => word.replace('"$RUNNER_TEMP/artifact.tar"', archive));
  execFileSync(program, args, { cwd: folder });
  const packed = execFileSync('tar', ['--list', '--file', archive], { encoding: 'utf8' });
  expect(packed.split(/\r?\n/)).toEqual(
    expect.arrayContaining(['./index.html', './.well-known/agent-skills/index.json']),
  );
});

test('the hosted index is filled after a deployment, by the only step that knows the key', () => {
  const steps = ['publish', 'checks'].flatMap((name) => {
    const workflow = parse(readFileSync(join(projectRoot, `.github/workflows/${name}.yml`), 'utf8'));
    return Object.entries(Object(get(workflow, 'jobs'))).flatMap(([job, content]) =>
      listAt(content, 'steps').map((step) => ({ job, needs: get(content, 'needs'), step })),
    );
  });
  const withSecrets = steps.filter(({ step }) => JSON.stringify(step).includes('secrets.'));
  expect(withSecrets.map(({ job, needs }) => [job, needs])).toEqual([['index', ['build', 'deploy']]]);
  const keys = withSecrets.map(({ step }) => textAt(get(step, 'env'), 'ALGOLIA_ADMIN_KEY'));
  expect(keys[0]).toContain('secrets.ALGOLIA_ADMIN_KEY');
});

test('the code of a pull request gets no secrets and no rights', () => {
  const preview = readFileSync(join(projectRoot, '.github/workflows/preview.yml'), 'utf8');
  expect(preview).not.toContain('secrets.');
  expect(get(parse(preview), 'permissions')).toEqual({ contents: 'read' });
});

test('everything is tested each night and for each release', () => {
  const workflow = parse(readFileSync(join(projectRoot, '.github/workflows/everything.yml'), 'utf8'));
  expect(Object.keys(Object(get(workflow, 'on')))).toEqual(['schedule', 'release', 'workflow_dispatch']);
  const steps = listAt(get(get(workflow, 'jobs'), 'everything'), 'steps');
  expect(steps.map((step) => textAt(step, 'run'))).toContain('npm run test:all');
});

/** The first major version of each action that runs on Node 24. Runners no longer have the Node of the ones before. */
const FIRST_TO_RUN = {
  'actions/checkout': 6,
  'actions/setup-node': 6,
  'actions/configure-pages': 6,
  'actions/upload-artifact': 6,
  'actions/deploy-pages': 5,
};

test('each action and container is pinned by its digest, in a version that runners can still run', () => {
  const folder = join(projectRoot, '.github/workflows');
  const lines = (/** @type {RegExp} */ pattern) =>
    readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([line]) => line),
    );
  for (const line of lines(/(?:container|image): .*/g)) expect(line).toMatch(/@sha256:[0-9a-f]{64}$/);
  const uses = lines(/uses: (\S+)(.*)/g);
  expect(uses.length).toBeGreaterThan(5);
  for (const line of uses) {
    const [, action = '', major = ''] = /^uses: ([\w/-]+)@[0-9a-f]{40} # v(\d+)\.\d+\.\d+$/.exec(line) ?? [];
    const first = new Map(Object.entries(FIRST_TO_RUN)).get(action);
    expect(first, `${line}: pin a known action by its digest, with its version as a comment.`).toBeDefined();
    expect(Number(major), line).toBeGreaterThanOrEqual(first ?? 0);
  }
});

test('a commit is published only when its checks have passed', () => {
  const workflow = parse(readFileSync(join(projectRoot, '.github/workflows/publish.yml'), 'utf8'));
  expect(Object.keys(Object(get(workflow, 'on')))).toEqual(['workflow_run', 'workflow_dispatch']);
  expect(textAt(get(get(workflow, 'jobs'), 'build'), 'if')).toContain("workflow_run.conclusion == 'success'");
});
