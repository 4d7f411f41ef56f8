import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatDiagnostic } from '../../src/node/content/diagnostic.ts';
import { checkDefaultExports, demoCandidates, readDemos } from './check-demos.ts';
import type { Sample } from './extract-blocks.ts';
import { renderSamples } from './render-samples.ts';
import { typeCheckSamples } from './type-check.ts';

const demo = (name: string, code: string): Sample => ({
  file: `content/demos/${name}.tsx`,
  line: 1,
  language: 'tsx',
  meta: '',
  code,
});

test('mistakes in a demo are reported with file, line and column', async () => {
  const directory = path.resolve('.cache/demos-test');
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const demos = [
    demo('typo', 'export default function Demo() {\n  retrun (;\n}'),
    demo('package', "import x from 'lodash-foo';\nexport default () => <p>{x}</p>;"),
    demo('named', 'const text = 1;\nexport function Demo() {\n  return <p>{text}</p>;\n}'),
    demo('props', 'export default function Demo({ text }: { text: string }) {\n  return text;\n}'),
    demo(
      'throws',
      "\nexport default function Demo() {\n  if (Date.now() > 0) throw new Error('boom');\n  return <p />;\n}",
    ),
    demo('right', 'export default function Demo() {\n  return <p />;\n}'),
  ];
  const candidates = demoCandidates(demos, demos);
  const modules = new Map(candidates.map(({ file, code }) => [file, code]));
  const types = await typeCheckSamples(process.cwd(), directory, demos, modules);
  const rendered = candidates.filter(({ sample }) => /throws|right/.test(sample.file));
  const problems = [
    ...types.problems,
    ...checkDefaultExports(demos, demos, types),
    ...(await renderSamples(directory, demos, rendered)),
  ];
  expect(problems.map((problem) => formatDiagnostic(problem).split('\n')[0])).toEqual([
    "content/demos/typo.tsx:2:11 error: TS1005: ')' expected.",
    "content/demos/package.tsx:1:15 error: TS2307: Cannot find module 'lodash-foo' or its corresponding type declarations.",
    'content/demos/named.tsx:2:1 error: This demo has no default export.',
    'content/demos/props.tsx:1:1 error: The default export of this demo is not a component that can be shown without props.',
    'content/demos/throws.tsx:2 error: <Demo /> cannot be rendered without a complaint: boom',
  ]);
});

test('the demos of the site are checked under the names of their files in the project', async () => {
  expect((await readDemos(process.cwd())).map(({ file }) => file)).toContain('content/demos/nodes.tsx');
});
