import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentError, type Diagnostic } from '../../src/node/content/diagnostic.ts';
import { CHALLENGES_FOLDER, contentDirectory } from '../../src/node/content/files.ts';
import { PARTS, readDemo } from '../../src/node/markdown/blocks/demo-source.ts';
import { findDemos } from '../../src/node/markdown/blocks/demos.ts';
import type { Point } from '../../src/shared/point.ts';
import type { Block, Sample } from './extract-blocks.ts';
import { sampleFile } from './link-samples.ts';
import { type RenderCandidate, renderModule } from './render-candidates.ts';
import type { TypeCheck } from './type-check.ts';

/** The name of a demo's component in messages; its default export may have any name. */
const COMPONENT = 'Demo';

/** Reads the demos of the content folder as blocks of code that begin on the first line of their files. */
export async function readDemos(projectRoot: string): Promise<readonly Block[]> {
  const found = await findDemos(path.resolve(projectRoot, contentDirectory));
  return readBlocks(projectRoot, [...found.values()]);
}

/** Reads the files of the challenges, and the parts that they share with demos, like {@link readDemos}. */
export async function readChallenges(projectRoot: string): Promise<readonly Block[]> {
  const folder = path.resolve(projectRoot, contentDirectory, CHALLENGES_FOLDER);
  const files = (await readdir(folder).catch(() => [])).sort().map((file) => path.join(folder, file));
  const parts = path.join(folder, '..', PARTS[0]);
  return readBlocks(projectRoot, existsSync(parts) ? [...files, parts] : files);
}

function readBlocks(projectRoot: string, files: readonly string[]): Promise<readonly Block[]> {
  return Promise.all(
    files.map(async (absolute) => {
      const file = path.relative(projectRoot, absolute);
      const code = (await readFile(absolute, 'utf8')).trimEnd();
      const meta = `title="${path.relative(contentDirectory, file)}"`;
      return { file, line: 1, language: path.extname(file).slice(1), meta, code };
    }),
  );
}

/** Reads the changes that demos offer, each as the block of code after the change. */
export async function readDemoChanges(projectRoot: string): Promise<readonly Block[]> {
  const content = path.resolve(projectRoot, contentDirectory);
  const blocks = [...(await findDemos(content))].map(async ([name, absolute]) => {
    const file = path.relative(projectRoot, absolute).replace(/tsx$/, 'yaml');
    const { changes } = await readDemo(content, name);
    return changes.map(({ code, beginsAt }) => {
      return { file, line: beginsAt, language: 'tsx', meta: '', code: code.trimEnd() };
    });
  });
  return (await Promise.all(blocks)).flat();
}

/** Returns the modules that render the demos among the samples like the site: each default export, without props. */
export function demoCandidates(
  samples: readonly Sample[],
  demos: readonly Sample[],
): readonly RenderCandidate[] {
  return demos.map((demo) => {
    const index = samples.indexOf(demo);
    const code = `import ${COMPONENT} from './${sampleFile(samples, index)}';\nexport const element = <${COMPONENT} />;\n`;
    // Problems of the component are reported at its export.
    const sample = { ...demo, line: Math.max(1, demo.line + exportPlace(demo.code).line - 1) };
    return { sample, component: COMPONENT, file: renderModule(index, COMPONENT), code };
  });
}

/** Reports demos without an export that the site can show. The type check reports demos that cannot be parsed. */
export function checkDefaultExports(
  samples: readonly Sample[],
  demos: readonly Sample[],
  { rejected, unreadable }: Pick<TypeCheck, 'rejected' | 'unreadable'>,
): readonly Diagnostic[] {
  return demos.flatMap((demo) => {
    const index = samples.indexOf(demo);
    if (unreadable.has(index) || !rejected.has(renderModule(index, COMPONENT))) return [];
    const hasDefault = /^export default\b|\bas default\b/m.test(demo.code);
    return contentError(
      demo.file,
      hasDefault
        ? 'The default export of this demo is not a component that can be shown without props.'
        : 'This demo has no default export.',
      'A demo exports its component by default: "export default function Demo()".',
      exportPlace(demo.code),
    );
  });
}

/** Returns the position of the default export; otherwise of the last export, or the start of the file. */
function exportPlace(code: string): Point {
  const lines = code.split('\n');
  const written = lines.findIndex((line) => line.startsWith('export default'));
  const index = written === -1 ? lines.findLastIndex((line) => line.startsWith('export')) : written;
  return { line: Math.max(index, 0) + 1, column: 1 };
}
