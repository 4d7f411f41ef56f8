import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentError, type Diagnostic, type Place } from '../content/diagnostic.ts';
import { contentDirectory } from '../content/files.ts';
import { findDemos } from '../markdown/demos.ts';
import type { Block } from './extract-blocks.ts';
import type { Sample } from './extract-samples.ts';
import { sampleFile } from './link-samples.ts';
import { type RenderCandidate, renderModule } from './render-candidates.ts';
import type { TypeCheck } from './type-check.ts';

/** What messages call the component of a demo, whose default export may have any name. */
const COMPONENT = 'Demo';

/** Reads the demos of the content folder as blocks of code, which begin in the first line of their files. */
export async function readDemos(projectRoot: string): Promise<readonly Block[]> {
  const found = await findDemos(path.resolve(projectRoot, contentDirectory));
  return Promise.all(
    [...found.values()].map(async (absolute) => {
      const file = path.relative(projectRoot, absolute);
      const code = (await readFile(absolute, 'utf8')).trimEnd();
      return { file, line: 1, language: 'tsx', meta: '', code };
    }),
  );
}

/** Returns the modules that render the demos among the samples as the site does: each demo's default export, without props. */
export function demoCandidates(
  samples: readonly Sample[],
  demos: readonly Sample[],
): readonly RenderCandidate[] {
  return demos.map((demo) => {
    const index = samples.indexOf(demo);
    const code = `import ${COMPONENT} from './${sampleFile(samples, index)}';\nexport const element = <${COMPONENT} />;\n`;
    // What is wrong with the component is told at its export.
    const sample = { ...demo, line: exportPlace(demo.code).line };
    return { sample, component: COMPONENT, file: renderModule(index, COMPONENT), code };
  });
}

/** Reports demos that export nothing that the site can show. Of demos that cannot be parsed, the type check tells. */
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

/** The place of the default export; of the last export if no other is the default; else the start of the file. */
function exportPlace(code: string): Place {
  const lines = code.split('\n');
  const written = lines.findIndex((line) => line.startsWith('export default'));
  const index = written === -1 ? lines.findLastIndex((line) => line.startsWith('export')) : written;
  return { line: Math.max(index, 0) + 1, column: 1 };
}
